import pg from 'pg'
import { sessionToken, TOWN } from '../seed/bench_brand.ts'
import type { Stage } from '../stage.ts'

export interface Writer {
  token: string
  receiverToken: string
  member: string
  sender: string
  receiver: string
  conversation: string
}

/** Every second of the town's first people, each with a conversation of their own, so that none waits for another's row. */
export async function writersOf({ database }: Stage): Promise<Writer[]> {
  const owner = new pg.Client(database.url)
  await owner.connect()
  const { rows } = await owner.query(
    `select substring(members.email from 'person-(\\d+)@')::int as n, members.id::text as member, profiles.id::text as sender,
       sides.partner_profile_id::text as receiver, conversations.id::text as conversation
     from app.members
     join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
     join app.conversations on conversations.tenant_id = members.tenant_id and conversations.started_by_profile_id = profiles.id
     join app.conversation_sides sides on sides.tenant_id = members.tenant_id
       and sides.conversation_id = conversations.id and sides.profile_id = profiles.id
     where members.tenant_id = $1 and members.email not like 'person-1@%'
       and exists (select from app.sessions where sessions.tenant_id = members.tenant_id and sessions.member_id = members.id)`,
    [database.tenants.get(TOWN)]
  )
  await owner.end()
  return rows.map(({ n, ...ids }) => ({
    token: sessionToken(TOWN, n),
    receiverToken: sessionToken(TOWN, n + 1),
    ...ids,
  }))
}
