export type ReportSubject = { kind: 'profile' | 'photo' | 'message'; id: string; name: string }

/** Most serious first (`POST /api/complaints`). */
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

/** Reported content is hidden from everyone at once and decided on within the hour. */
export function isUrgent(reason: string | undefined): boolean {
  return reason === 'under_18' || reason === 'intimate'
}
