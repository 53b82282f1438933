import { randomUUID } from 'node:crypto'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { asOwner, type Brand, type Person } from '../../../cast.ts'

interface Flag {
  words?: string
  /** Who of staff works on it. */
  takenBy?: string
}

/** What somebody of the desk handed to support an hour ago, of a conversation that has no messages yet. @returns its id */
export function newDeskFlag(
  brand: Brand,
  { member, profile: partner }: Person,
  profile: Pick<Profile, 'id'>,
  { words = 'Asks for our address', takenBy }: Flag = {}
): Promise<string> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `with talk as (
         insert into app.conversations (tenant_id, low_profile_id, high_profile_id, started_by_profile_id)
         values ($1, least($2::bigint, $3::bigint), greatest($2::bigint, $3::bigint), $2)
         on conflict (tenant_id, low_profile_id, high_profile_id) do update set started_by_profile_id = excluded.started_by_profile_id
         returning id
       ), sides as (
         insert into app.conversation_sides (tenant_id, conversation_id, profile_id, partner_profile_id)
         select $1, id, $2, $3 from talk union all select $1, id, $3, $2 from talk
         on conflict (tenant_id, profile_id, conversation_id) do nothing
       ), desk as (
         insert into app.desk_chats (tenant_id, conversation_id, profile_id, partner_profile_id)
         select $1, id, $3, $2 from talk on conflict do nothing
       )
       insert into app.desk_flags
         (tenant_id, number, member_id, conversation_id, seq, reason, words, flagged_by, flagged_at, due_at, taken_by, taken_at)
       select $1, $4, $5, id, 0, 'other', $6, 1, now() - interval '1 hour', now() + interval '23 hours', $7,
         case when $7::bigint is not null then now() end
       from talk returning id::text`,
      [brand.id, partner.id, profile.id, `F-${randomUUID()}`, member.id, words, takenBy ?? null]
    )
    return rows[0].id as string
  }, brand)
}
