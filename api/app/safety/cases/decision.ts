import { DecisionSchema } from '#generated/schema'
import { decisionToken } from '#app/http/decision_token'
import { tokenHash } from '#app/http/opaque_token'

/** What is done about a subject; none where nothing was found. */
export const MEASURES = ['removed', 'hidden', 'warned', 'suspended', 'banned', 'corrected'] as const

export type Measure = (typeof MEASURES)[number]

export const GROUNDS = ['law', 'terms'] as const

export type Ground = (typeof GROUNDS)[number]

/** A decision about one or more complaints, with its reasons (DSA art. 17). */
export default class Decision extends DecisionSchema {
  declare measures: Measure[]

  static byToken(token: string): Promise<Decision | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
  }

  get token(): string {
    return decisionToken(this.tenantId, this.id)
  }
}
