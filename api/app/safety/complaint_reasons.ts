/** Why something is reported (product.md §4), the gravest first. */
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

/** What can't wait: hidden for everybody at once where a member reports it, and decided within the hour. */
const URGENT: readonly ComplaintReason[] = ['under_18', 'intimate']

export function isUrgent(reason: ComplaintReason): boolean {
  return URGENT.includes(reason)
}
