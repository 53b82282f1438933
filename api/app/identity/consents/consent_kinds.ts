import { NotFound } from '#app/http/http_errors'

/** In display order; all but terms and privacy can be withdrawn at any time (GDPR art. 7, art. 9). */
export const CONSENT_KINDS = ['terms', 'privacy', 'sexuality_data', 'member_resell'] as const

export type ConsentKind = (typeof CONSENT_KINDS)[number]

export const RENEWED_CONSENTS = ['terms', 'privacy'] as const satisfies readonly ConsentKind[]

export type RenewedConsent = (typeof RENEWED_CONSENTS)[number]

export function isRevocable(kind: ConsentKind): boolean {
  return !RENEWED_CONSENTS.includes(kind as RenewedConsent)
}

/** @throws NotFound for an unknown kind */
export function consentKind(text: unknown): ConsentKind {
  const found = CONSENT_KINDS.find((kind) => kind === text)
  if (!found) throw new NotFound()
  return found
}
