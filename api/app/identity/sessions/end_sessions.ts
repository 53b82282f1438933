import { endStreamsOf } from '#app/live/poke'
import type Member from '#app/members/people/member'
import Session from './session.js'

/** Push subscriptions end with their sessions. */
export async function endSessions({ id }: Pick<Member, 'id'>, but?: Pick<Session, 'id'>): Promise<void> {
  const sessions = Session.query().where('member_id', id)
  if (but) void sessions.whereNot('id', but.id)
  await sessions.delete()
  endStreamsOf(id)
}
