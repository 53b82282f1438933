import type { GatewayKeys } from '../gateway.js'
import { askMollie } from './mollie_client.js'

type Answer = Record<string, unknown>

/** The most that one page of a list holds. A mandate has a customer of its own, and is not used so often within the time of a payment. */
const LISTED = 250

/** Mollie's id of a customer's payment for one order. Idempotency keys hold for an hour; a try whose answer was lost may be older than that. */
export async function findCustomerPayment(
  customerId: string,
  reference: string,
  keys: GatewayKeys
): Promise<string | null> {
  const path = `/customers/${customerId}/payments?limit=${LISTED}`
  const list = (await askMollie({ method: 'GET', path }, keys)) as { _embedded?: { payments?: Answer[] } } | null
  const found = (list?._embedded?.payments ?? []).find(
    ({ metadata }) => (metadata as Answer | null)?.reference === reference
  )
  return typeof found?.id === 'string' ? found.id : null
}
