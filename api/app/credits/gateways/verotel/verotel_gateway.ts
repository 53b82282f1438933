import { SavedMethodRefused } from '#app/credits/gateways/gateway_errors'
import type { Gateway } from '../gateway.js'
import { askSaleStatus } from './ask_sale_status.js'
import { parsePostback } from './parse_postback.js'
import { startOrderUrl } from './start_order_url.js'
import { VEROTEL_METHODS } from './verotel_methods.js'

/** Verotel's FlexPay, protocol 4. Money is given back in Verotel's Control Center: the protocol has no call for it. */
export const verotelGateway: Gateway = {
  key: 'verotel',
  keyNames: ['shop_id', 'signature_key'],
  methods: VEROTEL_METHODS,
  acknowledgement: 'OK',

  async createCheckout(checkout, keys) {
    return { ref: checkout.reference, url: startOrderUrl(checkout, keys) }
  },

  parseNotification: parsePostback,

  fetchStatus: ({ reference }, keys) => askSaleStatus(reference, keys),

  async chargeToken(checkout, token, keys) {
    if (checkout.method !== 'card') throw new SavedMethodRefused()
    return { ref: checkout.reference, url: startOrderUrl(checkout, keys, token) }
  },
}
