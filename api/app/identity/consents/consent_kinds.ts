import { NotFound } from '#app/http/http_errors'

/**
 * What a member agrees to, each by itself, in the order of lists. Terms and privacy statement hold as long as the account does;
 * the others can be taken back at any time (GDPR art. 7, art. 9).
 */
export const CONSENT_KINDS = ['terms', 'privacy', 'sexuality_data', 'member_resell'] as const

export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** What has to be read again when its text changes. */
export const READ_AGAIN = ['terms', 'privacy'] as const satisfies readonly ConsentKind[]

export type ReadAgain = (typeof READ_AGAIN)[number]

/** Whether something can be taken back while the account stays. */
export function isRevocable(kind: ConsentKind): boolean {
  return !READ_AGAIN.includes(kind as ReadAgain)
}

/** One of them, by what stands in a path. @throws NotFound for what nobody is asked */
export function consentKind(text: unknown): ConsentKind {
  const found = CONSENT_KINDS.find((kind) => kind === text)
  if (!found) throw new NotFound()
  return found
}
