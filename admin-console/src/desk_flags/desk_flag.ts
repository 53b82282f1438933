import type { FlagOutcome, FlagReason } from '@manyhearts/locales/desk_flags'

export const STATES = ['open', 'overdue', 'taken', 'done'] as const

interface Doer {
  id: string
  name: string
}

/** A row of what the desk handed to support. */
export interface DeskFlag {
  id: string
  tenant_id: string
  number: string
  reason: FlagReason
  state: (typeof STATES)[number]
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

export interface FlaggedMessage {
  seq: number
  side: 'member' | 'team' | 'system'
  kind: 'text' | 'photo' | 'gift' | 'system'
  body: string
  sent_at: string
}

export interface WholeDeskFlag extends DeskFlag {
  /** What the desk said, where no reason of the list was it. */
  words: string
  ending: string | null
  messages: FlaggedMessage[]
}
