import { MandateSchema } from '#generated/schema'
import { openSecret, sealSecret } from '#app/credits/payments/sealed'

export type MandateState = 'draft' | 'active' | 'ended'

export const MANDATE_ENDS = [
  'revoked',
  'unused',
  'returned',
  'refused',
  'replaced',
  'deleted',
  'creditor_changed',
] as const

export type MandateEnd = (typeof MANDATE_ENDS)[number]

type Owner = Pick<Mandate, 'memberId' | 'reference'>

/** A SEPA Core mandate a member gave to the brand's company; account and number are encrypted and bound to member and reference. */
export default class Mandate extends MandateSchema {
  declare state: MandateState
  declare endReason: MandateEnd | null

  static seal(owner: Owner, what: 'iban' | 'phone' | 'token', secret: string): Buffer {
    return sealSecret(secret, nameOf(owner, what))
  }

  get iban(): string {
    return openSecret(this.sealedIban, nameOf(this, 'iban'))
  }

  get phone(): string {
    return openSecret(this.sealedPhone, nameOf(this, 'phone'))
  }

  /** What the gateway calls it; null before it has it. */
  get token(): string | null {
    return this.sealedToken && openSecret(this.sealedToken, nameOf(this, 'token'))
  }
}

function nameOf({ memberId, reference }: Owner, what: string): string {
  return `mandate ${memberId} ${reference} ${what}`
}
