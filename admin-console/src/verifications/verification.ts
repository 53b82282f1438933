/** A row of a brand's list of photos that members had compared with those of their profile. */
export interface Verification {
  id: string
  tenant_id: string
  state: (typeof STATES)[number]
  pose: string
  /** Of the photo, as long as it waits. */
  filename: string | null
  /** What it is compared with, as long as it waits. */
  photos: { id: string; filename: string; thumb_filename: string }[]
  member: { member_id: string; name: string }
  sent_at: string
  /** Until when it should be decided. */
  due_at: string
  decided_at: string | null
  decided_by: string | null
  reason: VerificationRefusal | null
  /** Whether the profile has its mark by this. */
  marked: boolean
  ended_by: 'member' | 'main_photo' | 'staff' | null
  end_reason: MarkWithdrawal | null
}

/** Listed in this order in the filter. */
export const STATES = ['sent', 'verified', 'refused', 'withdrawn', 'expired'] as const

/** Offered in this order, by the keys from 1 on. */
export const VERIFICATION_REFUSALS = ['other_person', 'pose', 'unclear'] as const

export type VerificationRefusal = (typeof VERIFICATION_REFUSALS)[number]

/** Likewise. */
export const MARK_WITHDRAWALS = ['other_person', 'mistake', 'other'] as const

export type MarkWithdrawal = (typeof MARK_WITHDRAWALS)[number]

/** The reasons for what is done to a row besides confirming it, with where their words are; none where nothing can be done. */
export function reasonsFor({ state, marked }: Verification) {
  if (state === 'sent') return { way: 'refuse', texts: 'reasons', reasons: VERIFICATION_REFUSALS } as const
  return marked ? ({ way: 'withdraw', texts: 'end_reasons', reasons: MARK_WITHDRAWALS } as const) : undefined
}
