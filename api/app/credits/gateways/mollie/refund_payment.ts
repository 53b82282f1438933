import type { GatewayKeys, PaymentRef, Refund } from '../gateway.js'
import { mollieAmount } from './mollie_amount.js'
import { askMollie } from './mollie_client.js'

type Answer = Record<string, unknown>

/** Of a payment; a page of the list holds as many. */
const MOST_REFUNDS = 250

/**
 * Gives money back once for each key, however late a try is repeated: idempotency keys hold for an hour, so the refunds there are
 * (docs.mollie.com/reference/list-refunds) are looked through first.
 */
export async function refundPayment(payment: PaymentRef, refund: Refund, keys: GatewayKeys): Promise<void> {
  const { reference, ref } = payment
  if (!ref) throw new Error(`Nothing was paid for ${reference}`)
  const { amountMinor, currency, key } = refund
  const path = `/payments/${encodeURIComponent(ref)}/refunds`
  if (await isMade(path, key, keys)) return
  const body = { amount: mollieAmount(amountMinor, currency), metadata: { reference, refund: key } }
  await askMollie({ method: 'POST', path, body, idempotencyKey: `${reference}.${key}` }, keys)
}

async function isMade(path: string, key: string, keys: GatewayKeys): Promise<boolean> {
  const list = (await askMollie({ method: 'GET', path: `${path}?limit=${MOST_REFUNDS}` }, keys)) as {
    _embedded?: { refunds?: Answer[] }
  } | null
  return (list?._embedded?.refunds ?? []).some(({ metadata }) => (metadata as Answer | null)?.refund === key)
}
