import { FLAG_REASONS, type FlagOutcome, type FlagReason } from '@manyhearts/locales/desk_flags'
import { byState } from '#app/admin/resources/definition/by_state'
import { noteFlagRead } from './note_flag_read.js'
import type { Resource, Row } from '#app/admin/resources/definition/resource'
import { staffName } from '#app/admin/resources/definition/staff_name'

/** Of the conversation, up to where it was handed over. */
const MESSAGES = 10

interface Doer {
  id: string
  name: string
}

interface DeskFlagRow {
  id: string
  tenant_id: string
  number: string
  reason: FlagReason
  state: 'open' | 'overdue' | 'taken' | 'done'
  member: { id: string; name: string }
  /** The fictional one that they wrote to. */
  profile: string
  flagged_at: string
  flagged_by: Doer | null
  /** Until when somebody should have looked at it. */
  due_at: string
  taken_by: Doer | null
  taken_at: string | null
  done_at: string | null
  outcome: FlagOutcome | null
}

interface FlaggedMessage {
  seq: number
  side: 'member' | 'team' | 'system'
  kind: 'text' | 'photo' | 'gift' | 'system'
  body: string
  sent_at: string
}

interface WholeDeskFlagRow extends DeskFlagRow {
  /** What the desk said, where no reason of the list was it. */
  words: string
  ending: string | null
  messages: FlaggedMessage[]
}

const STATES = {
  open: 'flags.done_at is null and flags.taken_by is null',
  overdue: 'flags.done_at is null and flags.due_at < now()',
  taken: 'flags.done_at is null and flags.taken_by is not null',
  done: 'flags.done_at is not null',
}

/** What the desk handed to support. What was said stands in the single row alone, and who reads it is logged. */
export const deskFlags = {
  inTenant: 'flags.tenant_id',
  from: `app.desk_flags flags
    join app.desk_chats on desk_chats.tenant_id = flags.tenant_id and desk_chats.conversation_id = flags.conversation_id
    join app.profiles own on own.tenant_id = flags.tenant_id and own.id = desk_chats.profile_id
    join app.profiles partner on partner.tenant_id = flags.tenant_id and partner.id = desk_chats.partner_profile_id`,
  key: 'flags.id',
  columns: `flags.id::text, flags.tenant_id::text, flags.number, flags.reason, flags.member_id::text, partner.name as member_name,
    own.name as profile, flags.flagged_at, flags.due_at, flags.taken_at, flags.done_at, flags.outcome,
    ${staffName('flags.flagged_by')}, ${staffName('flags.taken_by')}`,
  moreColumns: `flags.words, flags.ending, (select coalesce(jsonb_agg(jsonb_build_object('seq', said.seq,
      'side', case when said.kind = 'system' then 'system' when said.sender_profile_id = own.id then 'team' else 'member' end,
      'kind', said.kind, 'body', coalesce(said.body, ''), 'sent_at', said.sent_at) order by said.seq), '[]')
    from (select * from app.messages where messages.tenant_id = flags.tenant_id and messages.conversation_id = flags.conversation_id
      and messages.seq <= flags.seq order by messages.seq desc limit ${MESSAGES}) said) as messages`,
  filters: {
    id: { kind: 'id', column: 'flags.id' },
    state: byState(STATES),
    reason: { kind: 'choice', column: 'flags.reason', options: FLAG_REASONS },
    member_id: { kind: 'id', column: 'flags.member_id' },
  },
  sorts: { id: 'flags.id', due_at: 'flags.due_at' },
  defaultSort: ['due_at', 'ASC'],
  shown,
  shownWhole,
  noteRead: noteFlagRead,
} satisfies Resource

function shown(row: Row): DeskFlagRow {
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    number: row.number,
    reason: row.reason,
    state: stateOf(row),
    member: { id: row.member_id, name: row.member_name },
    profile: row.profile,
    flagged_at: row.flagged_at.toISO(),
    flagged_by: row.flagged_by,
    due_at: row.due_at.toISO(),
    taken_by: row.taken_by,
    taken_at: row.taken_at?.toISO() ?? null,
    done_at: row.done_at?.toISO() ?? null,
    outcome: row.outcome,
  }
}

function shownWhole(row: Row): WholeDeskFlagRow {
  const { words, ending, messages } = row
  return { ...shown(row), words, ending, messages }
}

function stateOf({ done_at: doneAt, taken_by: takenBy, due_at: due }: Row): DeskFlagRow['state'] {
  if (doneAt) return 'done'
  if (due.toMillis() < Date.now()) return 'overdue'
  return takenBy ? 'taken' : 'open'
}
