/** A row of a brand's list of held messages. */
export interface HeldMessage {
  id: string
  tenant_id: string
  state: (typeof STATES)[number]
  body: string
  sender: { member_id: string; name: string }
  /** How many people got the same text. */
  receivers: number
  held_at: string
  /** Until when it should be decided. */
  due_at: string
  decided_at: string | null
  /** Null for a command on the server. */
  decided_by: string | null
  reason: HoldReason | null
}

/** Listed in this order in the filter. */
export const STATES = ['held', 'released', 'refused'] as const

/** Listed in this order in the menu. */
export const HOLD_REASONS = ['spam', 'scam', 'advertising', 'other'] as const

export type HoldReason = (typeof HOLD_REASONS)[number]
