import type { Checkout, GatewayKeys } from '../gateway.js'
import { signedQuery } from './flexpay_signature.js'
import { verotelAddress } from './verotel_address.js'
import { verotelAmount } from './verotel_amount.js'
import { PAYMENT_METHOD_NAMES } from './verotel_methods.js'

export const FLEXPAY_VERSION = '4'

const LONGEST_DESCRIPTION = 100

/** Where a buyer pays: FlexPay's "startorder", a signed address that no call has to open before. */
export function startOrderUrl(checkout: Checkout, { shop_id, signature_key }: GatewayKeys, oneClickToken = ''): string {
  const params = {
    version: FLEXPAY_VERSION,
    shopID: shop_id!,
    type: 'purchase',
    priceAmount: verotelAmount(checkout.amountMinor),
    priceCurrency: checkout.currency,
    description: description(checkout),
    paymentMethod: PAYMENT_METHOD_NAMES[checkout.method] ?? '',
    referenceID: checkout.reference,
    // Come back with every postback; the reference once more, should one lack the referenceID. Staff find the sale by the number.
    custom1: checkout.reference,
    custom2: checkout.number,
    custom3: checkout.merchantHost,
    successURL: checkout.returnUrl,
    declineURL: checkout.returnUrl,
    oneClickToken,
  }
  return verotelAddress('/startorder', signedQuery(params, signature_key!))
}

/** At most 100 printable characters; the number is never cut. */
function description({ merchantName, number }: Checkout): string {
  const name = merchantName.replace(/\p{C}/gu, '').trim()
  return `${[...name].slice(0, LONGEST_DESCRIPTION - number.length - 1).join('')} ${number}`
}
