/** A row of a brand's push log: what a push service answered. */
export interface Push {
  id: string
  tenant_id: string
  member: { id: string; name: string }
  kind: (typeof PUSH_KINDS)[number]
  /** Host of the push service. */
  service: string
  /** HTTP status; null: no answer. */
  status: number | null
  outcome: (typeof OUTCOMES)[number]
  sent_at: string
}

/** Listed in this order in the filter. */
export const PUSH_KINDS = [
  'new_messages',
  'new_conversations',
  'likes',
  'unread_reminders',
  'weekly_updates',
  'promotions',
  'news',
  'test',
] as const

/** Listed in this order in the filter. */
export const OUTCOMES = ['taken', 'gone', 'busy', 'no_answer', 'refused', 'key_refused'] as const
