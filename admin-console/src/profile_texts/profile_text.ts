/** A row of a brand's list of texts that members wrote about themselves, and staff read first. */
export interface ProfileText {
  id: string
  tenant_id: string
  state: (typeof STATES)[number]
  field: 'name' | 'about_me'
  body: string
  /** What others see until it is published. */
  shown: string
  found: 'money' | 'link' | 'email' | 'phone' | 'every'
  member: { member_id: string; name: string }
  held_at: string
  /** Until when it should be decided. */
  due_at: string
  decided_at: string | null
  decided_by: string | null
  reason: TextRefusal | null
}

/** Listed in this order in the filter. */
export const STATES = ['held', 'published', 'refused', 'replaced'] as const

/** Offered in this order, by the keys from 1 on. */
export const TEXT_REFUSALS = ['contact', 'scam', 'advertising', 'offensive', 'other'] as const

export type TextRefusal = (typeof TEXT_REFUSALS)[number]
