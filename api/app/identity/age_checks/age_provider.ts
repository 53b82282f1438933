export type AgeOutcome = 'over' | 'under' | 'cancelled' | 'failed'

export interface AgeSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export interface OpenAgeCheck {
  url: string
  secrets: AgeSecrets
}

export type AgeAnswer = Record<string, string>

/** An age verification service, which reveals only yes or no. Never call it inside a transaction. */
export interface AgeProvider {
  readonly name: string
  begin(returnUrl: string, language: string): Promise<OpenAgeCheck>
  /** Verifies the answer with the provider. @throws AgeProviderUnavailable when retrying makes sense */
  judge(returnUrl: string, answer: AgeAnswer, secrets: AgeSecrets): Promise<AgeOutcome>
}
