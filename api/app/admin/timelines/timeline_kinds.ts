/** What a member's timeline is made of, in the order in which the console lists them. */
export const TIMELINE_KINDS = [
  'account',
  'session',
  'mail',
  'push',
  'order',
  'refund',
  'credits',
  'consent',
  'disclosure',
  'complaint',
  'staff',
] as const

export type TimelineKind = (typeof TIMELINE_KINDS)[number]
