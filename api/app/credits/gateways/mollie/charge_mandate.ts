import type { Checkout, GatewayKeys, OpenCheckout } from '../gateway.js'
import { SavedMethodRefused } from '../gateway_errors.js'
import { askMollie } from './mollie_client.js'
import { MollieRefusal } from './mollie_refusal.js'
import { newPayment } from './new_payment.js'

export const TOKEN = /^(cst_\w{1,64})\/(mdt_\w{1,64})$/
/** The customer or the mandate is gone, or no longer valid (docs.mollie.com/reference/handling-errors). */
export const REFUSED = [404, 410, 422]
export const ENDED = ['failed', 'canceled', 'expired']

/**
 * Charges a saved card or PayPal account without the buyer. Twice within an hour it is the same charge; the key differs from that of
 * a page for the same order, which the buyer is shown after a refusal. @throws SavedMethodRefused
 */
export async function chargeMandate(checkout: Checkout, token: string, keys: GatewayKeys): Promise<OpenCheckout> {
  const [, customerId, mandateId] = TOKEN.exec(token) ?? []
  if (!customerId) throw new SavedMethodRefused()
  const body = { ...newPayment(checkout), sequenceType: 'recurring', customerId, mandateId }
  const charged = await askMollie(
    { method: 'POST', path: '/payments', body, idempotencyKey: `${checkout.reference}.saved` },
    keys
  ).catch((error: unknown) => {
    throw error instanceof MollieRefusal && REFUSED.includes(error.status) ? new SavedMethodRefused() : error
  })
  const { id, status } = (charged ?? {}) as Record<string, unknown>
  if (ENDED.includes(String(status))) throw new SavedMethodRefused()
  if (typeof id !== 'string') throw new Error('Mollie charged nothing')
  return { ref: id, url: null }
}
