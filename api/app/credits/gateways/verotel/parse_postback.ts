import { NotificationForged } from '#app/credits/gateways/gateway_errors'
import type { GatewayKeys, Notification, RawNotification, SavedMethod } from '../gateway.js'
import { type FlexPayParams, isSignedByVerotel } from './flexpay_signature.js'

const NAME = /^[A-Za-z]\w*$/

/** Money went back: the status of a sale is not known to tell so. */
const REVERSALS = ['credit', 'chargeback']

/**
 * A FlexPay postback: signed parameters of a GET; a POST is read, too. A start order is signed with the same key and known to its
 * buyer, so only what has a sale's number comes from Verotel.
 * @throws NotificationForged
 */
export function parsePostback({ query, body }: RawNotification, { shop_id, signature_key }: GatewayKeys): Notification {
  const params = read(body || query)
  if (!params.saleID || params.shopID !== shop_id || !isSignedByVerotel(params, signature_key!))
    throw new NotificationForged()
  return {
    // A hash of everything it says: the same for each delivery, and another for each change.
    eventId: params.signature!.toLowerCase(),
    ref: params.referenceID || params.custom1 || params.saleID,
    isReversal: REVERSALS.includes(params.event ?? ''),
    ...(params.oneClickToken && { saved: savedCard(params) }),
  }
}

/** Refuses what has two readings, and control characters: a hash of key and text could be continued by the padding it implies. */
function read(query: string): FlexPayParams {
  const pairs = [...new URLSearchParams(query)]
  const isOdd = ([name, value]: [string, string]) => !NAME.test(name) || /\p{Cc}/u.test(value)
  if (pairs.some(isOdd) || new Set(pairs.map(([name]) => name)).size < pairs.length) throw new NotificationForged()
  return Object.fromEntries(pairs)
}

function savedCard({ oneClickToken, truncatedPAN = '' }: FlexPayParams): SavedMethod {
  return { token: oneClickToken!, label: `•••• ${truncatedPAN.slice(-4)}` }
}
