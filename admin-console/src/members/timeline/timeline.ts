/** Listed in this order in the filter. */
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

export interface TimelineEvent {
  id: string
  kind: TimelineKind
  /** What happened, by kind; of staff, the action in the log. */
  event: string
  at: string
  detail: Record<string, string | number | null>
}

export interface TimelinePage {
  events: TimelineEvent[]
  /** Of the next, older page; null at the end. */
  next: string | null
}
