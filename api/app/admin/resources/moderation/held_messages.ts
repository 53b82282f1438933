import type { DateTime } from 'luxon'
import { HELD_LATE_HOURS, type HoldReason } from '#app/chat/holds/held_message'
import { noteTextsRead } from './note_texts_read.js'
import type { Resource, Row } from '#app/admin/resources/definition/resource'

interface HeldMessageRow {
  id: string
  tenant_id: string
  state: 'held' | 'released' | 'refused'
  body: string
  sender: { member_id: string; name: string }
  /** How many people got the same text from this sender. */
  receivers: number
  held_at: string
  /** Until when it should be decided. */
  due_at: string
  decided_at: string | null
  /** Null for a command on the server, too. */
  decided_by: string | null
  reason: HoldReason | null
}

const RECEIVERS = `(select count(distinct messages.conversation_id)::int from app.messages
  where messages.tenant_id = held.tenant_id and messages.sender_profile_id = held.sender_profile_id
    and messages.text_key = held.text_key and messages.sent_at > held.held_at - interval '7 days')`

/** Whoever decides about photos decides here. Nowhere else do staff read what members write to each other, so reading it is logged. */
export const heldMessages = {
  inTenant: 'held.tenant_id',
  from: `app.held_messages held
    join app.profiles on profiles.tenant_id = held.tenant_id and profiles.id = held.sender_profile_id
    left join staff.staff_members on staff_members.id = held.decided_by`,
  key: 'held.id',
  columns: `held.id::text, held.tenant_id::text, held.state, held.body, held.reason, held.held_at,
    held.held_at + interval '${HELD_LATE_HOURS} hours' as due_at, held.decided_at,
    staff_members.name as decided_by, profiles.member_id::text, profiles.name, ${RECEIVERS} as receivers`,
  filters: {
    id: { kind: 'id', column: 'held.id' },
    state: { kind: 'choice', column: 'held.state', options: ['held', 'released', 'refused'] },
  },
  sorts: { id: 'held.id', held_at: 'held.held_at' },
  defaultSort: ['held_at', 'ASC'],
  shown,
  noteRead: noteTextsRead,
} satisfies Resource

function shown({ member_id, name, held_at, due_at, decided_at, ...row }: Row): HeldMessageRow {
  return {
    ...row,
    sender: { member_id, name },
    held_at: (held_at as DateTime).toISO()!,
    due_at: (due_at as DateTime).toISO()!,
    decided_at: (decided_at as DateTime | null)?.toISO() ?? null,
  } as HeldMessageRow
}
