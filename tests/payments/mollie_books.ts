import { randomBytes } from 'node:crypto'
import { MolliePayment } from './mollie_payment.ts'

type Mode = 'live' | 'test'

const METHODS = ['creditcard', 'paypal', 'ideal', 'bancontact', 'directdebit']
const AMOUNT = /^\d+(\.\d{2})?$/

/** A key of each of Mollie's worlds, as they look there. */
export const MOLLIE_KEYS = {
  test: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM',
  live: 'live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM',
} as const

/** Mollie's refusal, as its API tells it. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    detail: string,
    readonly field?: string
  ) {
    super(detail)
  }
}

/** What a merchant has at Mollie: payments and customers, those of the two modes apart. */
export class MollieBooks {
  readonly payments: MolliePayment[] = []
  /** Methods that may be the first of several; PayPal only for merchants whom PayPal allowed it. */
  savable = ['creditcard']
  /** An account whose bank takes part in nothing. */
  refusedIban = ''
  /** How a charge of a mandate ends. */
  charges: 'paid' | 'pending' | 'failed' = 'paid'
  /** Of direct debits, by id: made by a call, not by a first payment. */
  readonly debitMandates = new Map<string, { customerId: string; body: Record<string, any> }>()
  readonly #customers = new Map<string, Mode>()

  constructor(readonly origin: string) {}

  modeOf(authorization: string | undefined): Mode {
    const mode = (Object.keys(MOLLIE_KEYS) as Mode[]).find((one) => authorization === `Bearer ${MOLLIE_KEYS[one]}`)
    if (!mode) throw new Refused(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
    return mode
  }

  find(id: string): MolliePayment | undefined {
    return this.payments.find((one) => one.id === id)
  }

  payment(id: string, mode?: Mode): MolliePayment {
    const found = this.find(id)
    if (!found || (mode && found.mode !== mode))
      throw new Refused(404, 'Not Found', `No payment exists with token ${id}.`)
    return found
  }

  /** The latest for an order. */
  paymentOf(reference: string): MolliePayment {
    return this.payments.findLast(({ body }) => body.metadata?.reference === reference)!
  }

  newPayment(mode: Mode, body: Record<string, any> = {}): object {
    const { amount, description, redirectUrl, webhookUrl, method, sequenceType, customerId, mandateId } = body
    if (!amount || typeof amount.value !== 'string' || !AMOUNT.test(amount.value))
      throw new Refused(422, 'Unprocessable Entity', 'The amount is invalid', 'amount')
    if (!description) throw new Refused(422, 'Unprocessable Entity', 'The description is missing', 'description')
    if (!redirectUrl && sequenceType !== 'recurring')
      throw new Refused(422, 'Unprocessable Entity', 'A redirect URL is required', 'redirectUrl')
    if (webhookUrl && /localhost/.test(webhookUrl))
      throw new Refused(422, 'Unprocessable Entity', 'The webhook URL is invalid', 'webhookUrl')
    if (method !== undefined && !METHODS.includes(method))
      throw new Refused(422, 'Unprocessable Entity', 'The payment method is invalid', 'method')
    if (sequenceType && this.#customers.get(customerId) !== mode)
      throw new Refused(404, 'Not Found', `No customer exists with token ${customerId}.`)
    if (sequenceType === 'first' && !this.savable.includes(method))
      throw new Refused(422, 'Unprocessable Entity', 'The method does not support first payments', 'method')
    const payment = new MolliePayment(this.origin, mode, body)
    if (sequenceType === 'recurring') {
      if (!this.#hasMandate(customerId, mandateId))
        throw new Refused(422, 'Unprocessable Entity', 'The customer has no valid mandate', 'mandateId')
      payment.status = method === 'directdebit' ? 'pending' : this.charges
    }
    this.payments.push(payment)
    return payment.shape()
  }

  newCustomer(mode: Mode, body: object = {}): object {
    const id = `cst_${randomBytes(6).toString('hex')}`
    this.#customers.set(id, mode)
    return { resource: 'customer', id, mode, name: null, email: null, ...body }
  }

  /** Of an account that was named; cards have theirs from a first payment. */
  newMandate(customerId: string, mode: Mode, body: Record<string, any> = {}): object {
    this.#customer(customerId, mode)
    const { method, consumerName, consumerAccount, signatureDate } = body
    if (method !== 'directdebit')
      throw new Refused(422, 'Unprocessable Entity', 'The payment method is invalid', 'method')
    if (!consumerName) throw new Refused(422, 'Unprocessable Entity', 'The name is missing', 'consumerName')
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(consumerAccount ?? '') || consumerAccount === this.refusedIban)
      throw new Refused(422, 'Unprocessable Entity', 'The IBAN is invalid', 'consumerAccount')
    if (signatureDate && !/^\d{4}-\d{2}-\d{2}$/.test(signatureDate))
      throw new Refused(422, 'Unprocessable Entity', 'The date is invalid', 'signatureDate')
    const id = `mdt_${randomBytes(6).toString('hex')}`
    this.debitMandates.set(id, { customerId, body })
    const details = { consumerName, consumerAccount, consumerBic: null }
    return { resource: 'mandate', id, mode, status: 'valid', ...body, details }
  }

  endMandate(customerId: string, mandateId: string, mode: Mode): void {
    this.#customer(customerId, mode)
    if (!this.debitMandates.delete(mandateId))
      throw new Refused(404, 'Not Found', `No mandate exists with token ${mandateId}.`)
  }

  paymentsOf(customerId: string, mode: Mode): object {
    this.#customer(customerId, mode)
    const payments = this.payments.filter(({ body }) => body.customerId === customerId).map((one) => one.shape())
    return { count: payments.length, _embedded: { payments } }
  }

  mandatesOf(customerId: string, mode: Mode): object {
    if (this.#customers.get(customerId) !== mode)
      throw new Refused(404, 'Not Found', `No customer exists with token ${customerId}.`)
    const mandates = this.payments
      .filter(({ body, mandateId }) => mandateId && body.customerId === customerId)
      .map(({ mandateId: id, body }) => ({ resource: 'mandate', id, status: 'valid', method: body.method }))
    return { count: mandates.length, _embedded: { mandates } }
  }

  /** The customer asked Mollie or the bank to end it. */
  revoke(mandateId: string): void {
    for (const payment of this.payments) if (payment.mandateId === mandateId) payment.mandateId = undefined
  }

  refund(
    id: string,
    { amount, metadata }: { amount?: { currency: string; value: string }; metadata?: object } = {},
    mode?: Mode
  ): object {
    const payment = this.payment(id, mode)
    const minor = Number(amount?.value?.replace('.', ''))
    if (payment.status !== 'paid' || !(minor > 0) || amount!.currency !== payment.body.amount.currency)
      throw new Refused(422, 'Unprocessable Entity', 'The payment can not be refunded', 'amount')
    if (payment.refunded + minor > payment.minor)
      throw new Refused(422, 'Unprocessable Entity', 'The amount is higher than the remaining amount', 'amount')
    payment.refunded += minor
    const refundId = `re_${randomBytes(5).toString('hex')}`
    const refund = { resource: 'refund', id: refundId, status: 'pending', amount, metadata, paymentId: id }
    payment.refunds.push(refund)
    return refund
  }

  #customer(customerId: string, mode: Mode): void {
    if (this.#customers.get(customerId) !== mode)
      throw new Refused(404, 'Not Found', `No customer exists with token ${customerId}.`)
  }

  #hasMandate(customerId: string, mandateId: string): boolean {
    if (this.debitMandates.get(mandateId)?.customerId === customerId) return true
    return this.payments.some((one) => one.mandateId === mandateId && one.body.customerId === customerId)
  }
}
