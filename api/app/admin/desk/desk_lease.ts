import type { DateTime } from 'luxon'
import { DeskChatLost, DeskChatMovedOn } from '#app/admin/access/admin_errors'
import { WAITING_CHATS } from '#app/chat/desk/waiting_chats'
import Conversation from '#app/chat/conversations/conversation'
import { NotFound } from '#app/http/http_errors'
import Profile from '#app/members/people/profile'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** An open console asks for more in time; whoever closed it keeps others waiting no longer. */
const MINUTES = 2

export const UNTIL = `now() + interval '${MINUTES} minutes'`

/** A conversation that is somebody's alone: `number` goes with everything they write. */
export interface DeskLease {
  conversation_id: string
  number: number
  until: string
}

export interface LeaseRow {
  id: string
  number: number
  until: DateTime
}

const TAKEN = 'conversation_id::text as id, lease_number as number, lease_until as until'

/** Takes the conversation of the open brand whose member waits longest, but none of `except`; null where none waits that nobody has. */
export async function takeNextChat(staffId: string, except: string[]): Promise<DeskLease | null> {
  const [taken] = await tenantRows<LeaseRow>(
    `with next as materialized (
       select desk_chats.conversation_id from ${WAITING_CHATS}
         and (lease_by is null or lease_until < now() or lease_by = :staff)
         and desk_chats.conversation_id <> all(cast(:except as bigint[]))
       order by waiting_since, desk_chats.conversation_id limit 1 for update of desk_chats skip locked
     )
     update app.desk_chats set lease_by = :staff, lease_until = ${UNTIL}, lease_number = lease_number + 1
     from next where desk_chats.tenant_id = (select sec.tenant_id()) and desk_chats.conversation_id = next.conversation_id
     returning desk_chats.${TAKEN}`,
    { staff: staffId, except }
  )
  return taken ? leaseOf(taken) : null
}

/** Keeps a conversation that is theirs for longer. @throws DeskChatLost */
export async function keepChat(id: string, staffId: string, number: number): Promise<DeskLease> {
  const [kept] = await tenantRows<LeaseRow>(
    `update app.desk_chats set lease_until = ${UNTIL} where tenant_id = (select sec.tenant_id()) and conversation_id = :id
       and lease_by = :staff and lease_number = :number and lease_until > now() returning ${TAKEN}`,
    { id, staff: staffId, number }
  )
  if (!kept) throw new DeskChatLost()
  return leaseOf(kept)
}

/** Lets go of a conversation, so that it is nobody's; of one that is somebody else's by now, too. */
export async function releaseChat(id: string, staffId: string, number: number): Promise<void> {
  await tenantRows(
    `update app.desk_chats set lease_by = null, lease_until = null
     where tenant_id = (select sec.tenant_id()) and conversation_id = :id and lease_by = :staff and lease_number = :number`,
    { id, staff: staffId, number }
  )
}

/** Locks a conversation with a fictional profile, before its place at the desk is, as members' messages do. @throws NotFound */
export async function lockDeskConversation(id: string): Promise<{ conversation: Conversation; profile: Profile }> {
  const [conversation] = await tenantModels(
    Conversation,
    `select * from app.conversations where tenant_id = (select sec.tenant_id()) and id = :id for no key update`,
    { id }
  )
  if (!conversation) throw new NotFound()
  const { lowProfileId, highProfileId } = conversation
  const profile = await Profile.query().whereIn('id', [lowProfileId, highProfileId]).where('kind', 'fictional').first()
  if (!profile) throw new NotFound()
  return { conversation, profile }
}

/** What somebody knew when they wrote: `seen` is the newest message they read. */
interface Known {
  staffId: string
  number: number
  seen: number
}

/** Ends the lease with what whoever has it does to a locked conversation. @returns since when its member waits @throws DeskChatLost DeskChatMovedOn */
export async function endLease(
  { id, lastSeq }: Conversation,
  { staffId, number, seen }: Known
): Promise<DateTime | null> {
  const [ended] = await tenantRows<{ since: DateTime | null }>(
    `update app.desk_chats set lease_by = null, lease_until = null
     where tenant_id = (select sec.tenant_id()) and conversation_id = :id
       and lease_by = :staff and lease_number = :number and lease_until > now() returning waiting_since as since`,
    { id, staff: staffId, number }
  )
  if (!ended) throw new DeskChatLost()
  if (lastSeq !== seen) throw new DeskChatMovedOn({ last_seq: lastSeq })
  return ended.since
}

export function leaseOf({ id, number, until }: LeaseRow): DeskLease {
  return { conversation_id: id, number, until: until.toISO()! }
}
