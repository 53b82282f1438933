import type Member from '#app/members/people/member'
import Session from './session.js'

/** Logs a member out everywhere, or everywhere but in one browser. Pushes end with the sessions. */
export async function endSessions({ id }: Pick<Member, 'id'>, but?: Session): Promise<void> {
  const sessions = Session.query().where('member_id', id)
  if (but) void sessions.whereNot('id', but.id)
  await sessions.delete()
}
