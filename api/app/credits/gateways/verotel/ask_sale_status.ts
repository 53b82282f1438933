import type { GatewayKeys, Payment } from '../gateway.js'
import { signedQuery } from './flexpay_signature.js'
import { FLEXPAY_VERSION } from './start_order_url.js'
import { readSaleStatus } from './read_sale_status.js'
import { verotelAddress } from './verotel_address.js'

const TIMEOUT_MS = 10_000

/** Asks Verotel about a sale by our reference. Null when it has none: nobody paid. Rejects unless it answers what is understood. */
export async function askSaleStatus(reference: string, keys: GatewayKeys): Promise<Payment | null> {
  const query = { version: FLEXPAY_VERSION, shopID: keys.shop_id!, referenceID: reference }
  const response = await fetch(verotelAddress('/salestatus', signedQuery(query, keys.signature_key!)), {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status !== 200) throw new Error(`Verotel answered ${response.status} to a question about a sale`)
  return readSaleStatus(await response.text(), keys.shop_id!)
}
