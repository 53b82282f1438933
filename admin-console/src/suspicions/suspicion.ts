/** The most dangerous first. */
export const KINDS = [
  'threat_to_life',
  'violence',
  'abuse_of_minor',
  'sexual_violence',
  'intimate_coercion',
  'trafficking',
  'stalking',
  'urged_self_harm',
  'terrorism',
  'other',
] as const

export const URGENCIES = ['immediate', 'prompt'] as const

/** What an authority that was told said. */
export const OUTCOMES = ['pursued', 'not_pursued', 'no_answer'] as const

export const STATES = ['open', 'overdue', 'informed', 'ended', 'unfounded'] as const

interface Doer {
  id: string
  name: string
}

/** A row of a brand's list of suspected crimes. */
export interface Suspicion {
  id: string
  tenant_id: string
  number: string
  kind: (typeof KINDS)[number]
  urgency: (typeof URGENCIES)[number]
  state: (typeof STATES)[number]
  complaint: { id: string; number: string }
  opened_at: string
  opened_by: Doer | null
  /** Until when an authority should know. */
  due_at: string
  informed_at: string | null
  ended_at: string | null
  outcome: (typeof OUTCOMES)[number] | 'unfounded' | null
}

export interface WholeSuspicion extends Suspicion {
  words: string
  at_risk: string
  authority: string | null
  authority_country: string | null
  reference: string | null
  informed_by: Doer | null
  ending: string | null
  ended_by: Doer | null
}
