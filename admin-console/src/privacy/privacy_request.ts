export const KINDS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const

export const STATES = ['open', 'late', 'answered'] as const

export const OUTCOMES = ['fulfilled', 'partly', 'refused', 'withdrawn'] as const

/** How staff know who asks by letter or phone. */
export const STAFF_PROOFS = ['letter', 'support_code'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** A row of a brand's register of what people ask about their data; `email` is masked. */
export interface PrivacyRequest {
  id: string
  tenant_id: string
  number: string
  kind: (typeof KINDS)[number]
  state: (typeof STATES)[number]
  member: { id: string; name: string } | null
  email: string | null
  received_at: string
  due_at: string
  extended_at: string | null
  outcome: Outcome | null
  answered_at: string | null
  assignee_id: { id: string; name: string } | null
}

export interface WholePrivacyRequest extends PrivacyRequest {
  words: string
  language: string
  proof: 'log_in' | 'email_link' | 'support_code' | 'letter'
  extension_reason: string | null
  answer: string | null
  told_at: string | null
}
