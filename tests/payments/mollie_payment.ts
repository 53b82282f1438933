import { randomBytes } from 'node:crypto'

export type MollieStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'

export interface Amount {
  currency: string
  value: string
}

/** A payment as Mollie keeps it. Tests change its fields to what Mollie might say. */
export class MolliePayment {
  readonly id = `tr_${randomBytes(9).toString('hex')}`
  status: MollieStatus = 'open'
  refunded = 0
  /** Those made by the API. */
  readonly refunds: object[] = []
  chargedBack = 0
  mandateId?: string
  /** What an answer says otherwise than a good one. */
  odd: Record<string, unknown> = {}

  constructor(
    readonly origin: string,
    readonly mode: 'live' | 'test',
    readonly body: Record<string, any>
  ) {}

  get redirectUrl(): string {
    return this.body.redirectUrl
  }

  /** Late money counts; otherwise a definitive status stays. */
  decide(status: MollieStatus): boolean {
    if (!['open', 'pending'].includes(this.status)) return false
    this.status = status
    if (status === 'paid' && this.body.sequenceType === 'first')
      this.mandateId = `mdt_${randomBytes(6).toString('hex')}`
    return true
  }

  amountOf(minor: number): Amount {
    const { currency, value } = this.body.amount as Amount
    const decimals = value.split('.')[1]?.length ?? 0
    return { currency, value: (minor / 10 ** decimals).toFixed(decimals) }
  }

  get minor(): number {
    return Number((this.body.amount as Amount).value.replace('.', ''))
  }

  shape(): object {
    const { amount, description, metadata, method, sequenceType = 'oneoff', customerId, mandateId } = this.body
    const isPaid = this.status === 'paid'
    const checkout = { href: `${this.origin}/checkout/${this.id}`, type: 'text/html' }
    return {
      resource: 'payment',
      id: this.id,
      mode: this.mode,
      amount,
      description,
      metadata,
      method: method ?? null,
      status: this.status,
      sequenceType,
      ...(customerId && { customerId }),
      ...((mandateId ?? this.mandateId) && { mandateId: mandateId ?? this.mandateId }),
      // Zero and left out before anything is refunded; left out before anything is charged back.
      ...(isPaid && { amountRefunded: this.amountOf(this.refunded) }),
      ...(this.chargedBack > 0 && { amountChargedBack: this.amountOf(this.chargedBack) }),
      ...(isPaid && { details: detailsOf(method) }),
      _links: this.status === 'open' && sequenceType !== 'recurring' ? { checkout } : {},
      ...this.odd,
    }
  }
}

function detailsOf(method: string): object {
  return method === 'paypal'
    ? { consumerAccount: 'ann@example.com', consumerName: 'Ann' }
    : { cardNumber: '4242', cardLabel: 'Visa' }
}
