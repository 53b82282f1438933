import type { Measure, REASONS } from '#console/sanctions/finding.ts'

/** Somebody of staff. */
export interface Doer {
  id: string
  name: string
}

export type Side = 'reporter' | 'subject'

/** A row of a brand's list of reports. */
export interface Complaint {
  id: string
  tenant_id: string
  number: string
  state: 'open' | 'appealed' | 'decided'
  reason: (typeof REASONS)[number]
  urgent: boolean
  subject_kind: 'profile' | 'photo' | 'message' | 'text' | 'page'
  /** Null for a page of nobody's, and after they were erased. */
  subject: { profile_id: string; member_id: string | null; name: string } | null
  /** Open ones about the same, this one included. */
  together: number
  created_at: string
  answered_at: string | null
  due_at: string
  decided_at: string | null
  outcome: string | null
  /** Whether its reporter wrote last. */
  unread: boolean
  assignee_id: Doer | null
}

export interface CaseMessage {
  id: string
  thread: Side
  side: Side | 'staff'
  author: string | null
  body: string
  at: string
}

export interface Decision {
  id: string
  number: string
  facts: string
  ground: 'law' | 'terms' | null
  clause: string
  automated: boolean
  measures: Measure[]
  /** When it ends by itself. */
  ends_at: string | null
  decided_at: string
  decided_by: Doer | null
  told_at: string | null
  overturned_at: string | null
}

export interface Appeal {
  id: string
  decision_id: string
  side: Side
  words: string
  filed_at: string
  due_at: string
  decided_at: string | null
  decided_by: Doer | null
  outcome: 'upheld' | 'overturned' | null
  statement: string | null
}

/** A report with all that is known of it, but for its evidence. */
export interface WholeComplaint extends Complaint {
  page: string | null
  words: string
  language: string
  /** Of who it is about, where they are a member. */
  subject_language: string | null
  hidden_for_all: boolean
  reporter: { member_id: string | null; name: string | null; email: string | null }
  /** Of the team, where it looked into this on its own. */
  filed_by: Doer | null
  lease: { by: Doer; until: string } | null
  messages: CaseMessage[]
  others: { id: string; number: string; reason: Complaint['reason']; created_at: string; words: string }[]
  /** What could be done about its subject. */
  measures: Measure[]
  decision: Decision | null
  appeals: Appeal[]
}

/** Whose a report is while they work on it; every write names the number. */
export interface Lease {
  complaint_id: string
  number: number
  until: string
}

/** What was there when it was reported. */
export interface Evidence {
  taken_at: string | null
  profile: { name: string; age: number; gender: string; country: string; city: string | null; about_me: string } | null
  /** Whether photos are blurred until somebody gives a reason. */
  covered: boolean
  photos: { id: string; in_talk: boolean }[]
  messages: {
    id: string
    theirs: boolean
    kind: string
    body: string | null
    gift: string | null
    photo: string | null
    sent_at: string
    reported: boolean
  }[]
}

/** Listed in this order in the filter. */
export const STATES = ['open', 'overdue', 'urgent', 'appealed', 'decided'] as const
