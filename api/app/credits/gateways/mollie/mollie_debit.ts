import type { Checkout, DirectDebit, GatewayKeys, OpenCheckout, SignedMandate } from '../gateway.js'
import { MandateRefused } from '../gateway_errors.js'
import { ENDED, REFUSED, TOKEN } from './charge_mandate.js'
import { askMollie } from './mollie_client.js'
import { METHOD_NAMES } from './mollie_methods.js'
import { mollieMode } from './mollie_mode.js'
import { isGone, MollieRefusal } from './mollie_refusal.js'
import { newPayment } from './new_payment.js'
import { findCustomerPayment } from './find_customer_payment.js'

type Answer = Record<string, unknown>

/** Mandates of members at Mollie (docs.mollie.com/reference/create-mandate); the token is `cst_…/mdt_…`. */
export const mollieDebit: DirectDebit = {
  async createMandate({ reference, holder, iban, signedOn }: SignedMandate, keys: GatewayKeys) {
    mollieMode(keys)
    const customer = await make('/customers', { name: holder, metadata: { reference } }, `${reference}.customer`, keys)
    const mandate = {
      method: METHOD_NAMES.direct_debit,
      consumerName: holder,
      consumerAccount: iban,
      signatureDate: signedOn,
      mandateReference: reference,
    }
    const made = await make(`/customers/${customer}/mandates`, mandate, `${reference}.mandate`, keys)
    const token = `${customer}/${made}`
    if (!TOKEN.test(token)) throw new Error('Mollie made no mandate')
    return token
  },

  async collect(checkout: Checkout, token: string, keys: GatewayKeys): Promise<OpenCheckout> {
    mollieMode(keys)
    const [customerId, mandateId] = partsOf(token)
    const before = await refusable(findCustomerPayment(customerId, checkout.reference, keys))
    if (before) return { ref: before, url: null }
    const body = {
      ...newPayment(checkout),
      method: METHOD_NAMES.direct_debit,
      sequenceType: 'recurring',
      customerId,
      mandateId,
    }
    const key = `${checkout.reference}.debit`
    const answer = await refusable(askMollie({ method: 'POST', path: '/payments', body, idempotencyKey: key }, keys))
    const { id, status } = (answer ?? {}) as Answer
    if (ENDED.includes(String(status))) throw new MandateRefused()
    if (typeof id !== 'string') throw new Error('Mollie collected nothing')
    return { ref: id, url: null }
  },

  async findCollected(reference: string, token: string, keys: GatewayKeys) {
    mollieMode(keys)
    return refusable(findCustomerPayment(partsOf(token)[0], reference, keys))
  },

  async revokeMandate(token: string, keys: GatewayKeys) {
    mollieMode(keys)
    const [customerId, mandateId] = partsOf(token)
    await askMollie({ method: 'DELETE', path: `/customers/${customerId}/mandates/${mandateId}` }, keys).catch(
      (error: unknown) => {
        if (!isGone(error)) throw error
      }
    )
  },
}

async function make(path: string, body: object, idempotencyKey: string, keys: GatewayKeys): Promise<string> {
  const { id } = ((await refusable(askMollie({ method: 'POST', path, body, idempotencyKey }, keys))) ?? {}) as Answer
  if (typeof id !== 'string') throw new Error(`Mollie made nothing by ${path}`)
  return id
}

async function refusable<Told>(asked: Promise<Told>): Promise<Told> {
  return asked.catch((error: unknown) => {
    throw error instanceof MollieRefusal && REFUSED.includes(error.status)
      ? new MandateRefused(undefined, { cause: error })
      : error
  })
}

function partsOf(token: string): [customerId: string, mandateId: string] {
  const [, customerId, mandateId] = TOKEN.exec(token) ?? []
  if (!customerId || !mandateId) throw new MandateRefused()
  return [customerId, mandateId]
}
