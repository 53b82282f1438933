/** A member's consent to their data being passed on to partners; the address is masked. */
export interface PartnerConsent {
  id: string
  tenant_id: string
  /** Null once they are erased. */
  member: { id: string; name: string; email: string } | null
  country: string | null
  partners: string | null
  given_at: string
  passed_on_at: string | null
  withdrawn_at: string | null
  told_at: string | null
  state: (typeof PARTNER_STATES)[number]
}

export const PARTNER_STATES = ['to_pass_on', 'barred', 'passed_on', 'untold', 'withdrawn'] as const
