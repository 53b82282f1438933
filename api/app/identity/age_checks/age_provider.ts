/** How a check came out: of age or not, broken off by the person, or without an answer that can be believed. */
export type AgeOutcome = 'over' | 'under' | 'cancelled' | 'failed'

/** What only who began a check knows, so that an answer can belong to no other. */
export interface AgeSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** A check that can begin: where the browser goes. */
export interface OpenAgeCheck {
  url: string
  secrets: AgeSecrets
}

/** The query with which the provider sent the browser back. */
export type AgeAnswer = Record<string, string>

/**
 * The seam between members and whoever confirms that somebody is of age. It learns nothing but a yes or no. None of these is called
 * inside a transaction.
 */
export interface AgeProvider {
  readonly name: string
  /** Opens a check that comes back to an address. @throws AgeProviderUnavailable */
  begin(returnUrl: string, language: string): Promise<OpenAgeCheck>
  /** Asks what an answer is worth. @throws AgeProviderUnavailable when that can't be known now, and asking again makes sense */
  judge(returnUrl: string, answer: AgeAnswer, secrets: AgeSecrets): Promise<AgeOutcome>
}
