import type { Client } from 'pg'
import { createHash } from 'node:crypto'
import { type BenchBrand, emailOf, sessionToken, WRITERS } from './bench_brand.ts'

/** Prepares the people who act: new sessions, endless credits, and conversations (first person: `chats`, every second writer: one). */
export async function seedActors(owner: Client, tenantId: string, { slug, people, chats }: BenchBrand): Promise<void> {
  const actors = Math.min(people, WRITERS)
  await owner.query('delete from app.sessions where tenant_id = $1', [tenantId])
  await owner.query(SESSIONS, [
    tenantId,
    Array.from({ length: actors }, (_, index) => emailOf(slug, index + 1)),
    Array.from({ length: actors }, (_, index) =>
      createHash('sha256')
        .update(sessionToken(slug, index + 1))
        .digest()
    ),
  ])
  await owner.query('drop table if exists pg_temp.actors, pg_temp.begun')
  await owner.query(
    `create temp table actors as
     select n, members.tenant_id, members.id as member_id, profiles.id as profile_id
     from generate_series(1, ${Math.min(people, Math.max(actors, 2 * chats))}) as n
     join app.members on members.tenant_id = ${tenantId} and members.email = 'person-' || n || '@${slug}.example'
     join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id`
  )
  for (const statement of [CREDITS, conversations(chats), SIDES, MESSAGES, LIKES]) await owner.query(statement)
}

const SESSIONS = `
  insert into app.sessions (tenant_id, member_id, token_hash, expires_at)
  select members.tenant_id, members.id, actor.hash, now() + interval '30 days'
  from unnest($2::text[], $3::bytea[]) as actor (email, hash)
  join app.members on members.tenant_id = $1 and members.email = actor.email`

const CREDITS = `
  update app.wallets set bought = 1500000000 from actors
  where wallets.tenant_id = actors.tenant_id and wallets.member_id = actors.member_id`

const conversations = (chats: number) => `
  create temp table begun as
  with pairs as (
    select one.tenant_id, one.profile_id as starter, other.profile_id as partner
    from actors one join (select * from actors where n > 1 order by n limit ${chats}) other on one.n = 1
    union all
    select one.tenant_id, one.profile_id, other.profile_id
    from actors one join actors other on one.n % 2 = 0 and other.n = one.n + 1 and one.n < ${WRITERS}
  ), made as (
    insert into app.conversations (tenant_id, low_profile_id, high_profile_id, started_by_profile_id, last_seq, last_message_at)
    select tenant_id, least(starter, partner), greatest(starter, partner), starter, 30, now() from pairs
    on conflict do nothing returning *
  ) select * from made`

const SIDES = `
  insert into app.conversation_sides (tenant_id, conversation_id, profile_id, partner_profile_id, num_unread_messages)
  select tenant_id, id, low_profile_id, high_profile_id, 3 from begun
  union all select tenant_id, id, high_profile_id, low_profile_id, 3 from begun`

const MESSAGES = `
  insert into app.messages (tenant_id, id, conversation_id, seq, sender_profile_id, client_id, request_hash, body)
  select tenant_id, sec.new_id(now() - random() * interval '1 day'), id, seq, case seq % 2 when 0 then low_profile_id else high_profile_id end, 'bench-' || id || '-' || seq, '',
    repeat('A line of a conversation. ', 1 + seq % 4)
  from begun, generate_series(1, 30) as seq`

/** The first person likes forty and is liked by forty, half of them mutual. */
const LIKES = `
  insert into app.likes (tenant_id, from_profile_id, to_profile_id)
  select one.tenant_id, one.profile_id, other.profile_id from actors one join actors other on one.n = 1 and other.n between 2 and 41
  union all
  select one.tenant_id, other.profile_id, one.profile_id from actors one join actors other on one.n = 1 and other.n between 22 and 61
  on conflict do nothing`
