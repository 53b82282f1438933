/** What can be reported by its own button, whose it is, and which one. */
export type ReportSubject = { kind: 'profile' | 'photo' | 'message'; id: string; name: string }

/** Why, the gravest first (`POST /api/complaints`). */
export const REPORT_REASONS = [
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

export type ReportReason = (typeof REPORT_REASONS)[number]

/** What is hidden for everybody at once and decided within the hour. */
export function isUrgent(reason: string | undefined): boolean {
  return reason === 'under_18' || reason === 'intimate'
}
