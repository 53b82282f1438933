import { DeskChatLost } from '#app/admin/access/admin_errors'
import { HAS_NOT_BEGUN, WAITING_LIKES } from '#app/chat/desk/waiting_likes'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type DeskLease, type LeaseRow, leaseOf, UNTIL } from './desk_lease.js'

const TAKEN = 'desk_likes.id::text as id, lease_number as number, lease_until as until'

/** Takes the like of the open brand that nobody answered for longest, but none of `except`; null where there is none that nobody has. */
export async function takeNextLike(staffId: string, except: string[]): Promise<DeskLease | null> {
  const [taken] = await tenantRows<LeaseRow>(
    `with next as materialized (
       select desk_likes.id from ${WAITING_LIKES}
         and (lease_by is null or lease_until < now() or lease_by = :staff)
         and desk_likes.id <> all(cast(:except as bigint[]))
       order by liked_at, desk_likes.id limit 1 for update of desk_likes skip locked
     )
     update app.desk_likes set lease_by = :staff, lease_until = ${UNTIL}, lease_number = lease_number + 1
     from next where desk_likes.tenant_id = (select sec.tenant_id()) and desk_likes.id = next.id
     returning ${TAKEN}`,
    { staff: staffId, except }
  )
  return taken ? leaseOf(taken) : null
}

/** Keeps a like that is theirs for longer; null if it is none, or not any more: its member wrote, too. */
export async function keepLike(id: string, staffId: string, number: number): Promise<DeskLease | null> {
  const [kept] = await tenantRows<LeaseRow>(
    `update app.desk_likes set lease_until = ${UNTIL} where tenant_id = (select sec.tenant_id()) and id = :id
       and lease_by = :staff and lease_number = :number and lease_until > now() and ${HAS_NOT_BEGUN} returning ${TAKEN}`,
    { id, staff: staffId, number }
  )
  return kept ? leaseOf(kept) : null
}

/** Lets go of a like, so that it is nobody's. */
export async function releaseLike(id: string, staffId: string, number: number): Promise<void> {
  await tenantRows(
    `update app.desk_likes set lease_by = null, lease_until = null
     where tenant_id = (select sec.tenant_id()) and id = :id and lease_by = :staff and lease_number = :number`,
    { id, staff: staffId, number }
  )
}

/** Begins the conversation of a like, under its id and without a message. @returns false if it is none @throws DeskChatLost if its member began one */
export async function beginLiked(id: string): Promise<boolean> {
  const [found] = await tenantRows<{ isLike: boolean; isBegun: boolean }>(BEGIN, { id })
  if (found!.isLike && !found!.isBegun) throw new DeskChatLost()
  return found!.isLike
}

/** Whether it is a like that nobody answered. */
export async function isLike(id: string): Promise<boolean> {
  const found = await tenantRows('select from app.desk_likes where tenant_id = (select sec.tenant_id()) and id = :id', {
    id,
  })
  return found.length > 0
}

/** Takes a like off the queue for good, as whoever has it answered or closed it. @returns null: nobody waited @throws DeskChatLost */
export async function endLike(id: string, staffId: string, number: number): Promise<null> {
  const ended = await tenantRows(
    `delete from app.desk_likes where tenant_id = (select sec.tenant_id()) and id = :id
       and lease_by = :staff and lease_number = :number and lease_until > now() returning id`,
    { id, staff: staffId, number }
  )
  if (ended.length === 0) throw new DeskChatLost()
  return null
}

const BEGIN = `
  with liked as (
    select * from app.desk_likes where tenant_id = (select sec.tenant_id()) and id = :id for update
  ), begun as (
    insert into app.conversations (id, low_profile_id, high_profile_id, started_by_profile_id)
    select id, least(profile_id, partner_profile_id), greatest(profile_id, partner_profile_id), profile_id from liked
    on conflict (tenant_id, low_profile_id, high_profile_id) do nothing
    returning id
  ), sides as (
    insert into app.conversation_sides (conversation_id, profile_id, partner_profile_id)
    select begun.id, profile_id, partner_profile_id from begun, liked
    union all select begun.id, partner_profile_id, profile_id from begun, liked
  ), at_desk as (
    insert into app.desk_chats (conversation_id, profile_id, partner_profile_id)
    select begun.id, profile_id, partner_profile_id from begun, liked
  )
  select exists (select from liked) as "isLike", exists (select from begun) as "isBegun"`
