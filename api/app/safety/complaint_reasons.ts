/** Reasons for a complaint (product.md §4), the most serious first. */
export const COMPLAINT_REASONS = [
  'under_18',
  'intimate',
  'stolen',
  'nudity',
  'threat',
  'money',
  'fake',
  'spam',
  'other',
] as const

export type ComplaintReason = (typeof COMPLAINT_REASONS)[number]

/** Profiles and photos a member reports for these are hidden from everyone at once; the decision is due within an hour. */
const URGENT: readonly ComplaintReason[] = ['under_18', 'intimate']

export function isUrgent(reason: ComplaintReason): boolean {
  return URGENT.includes(reason)
}
