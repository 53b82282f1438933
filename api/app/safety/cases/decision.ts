import { createHmac } from 'node:crypto'
import { DecisionSchema } from '#generated/schema'
import { tokenHash } from '#app/http/opaque_token'
import { derivedSecret } from '#app/tenancy/context/database_roles'

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

  /** Of the person it is about; derived from the row, so that every mail about it has the same link. */
  static tokenOf(tenantId: string, id: string): string {
    return createHmac('sha256', derivedSecret('tokens of decisions')).update(`${tenantId}.${id}`).digest('base64url')
  }

  get token(): string {
    return Decision.tokenOf(this.tenantId, this.id)
  }
}
