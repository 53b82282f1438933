import type { Gateway, GatewayKeys, Payment } from '../gateway.js'
import { chargeMandate, TOKEN } from './charge_mandate.js'
import { mollieDebit } from './mollie_debit.js'
import { askMollie } from './mollie_client.js'
import { METHODS } from './mollie_methods.js'
import { mollieMode } from './mollie_mode.js'
import { nullIfGone } from './mollie_refusal.js'
import { openPayment } from './open_payment.js'
import { findCustomerPayment } from './find_customer_payment.js'
import { readNotification } from './read_notification.js'
import { readPayment } from './read_payment.js'
import { refundPayment } from './refund_payment.js'

/** Mollie (docs.mollie.com, API v2), for brands whose niche it has accepted. The README says what the documents leave open. */
export const mollieGateway: Gateway = {
  key: 'mollie',
  keyNames: ['api_key'],
  methods: METHODS,
  acknowledgement: 'OK',
  isUnsigned: true,

  async createCheckout(checkout, keys) {
    mollieMode(keys)
    return openPayment(checkout, keys)
  },

  parseNotification: readNotification,

  async fetchStatus({ ref }, keys) {
    // Without Mollie's id the buyer never saw a page, and Mollie knows no payment by our reference.
    return ref ? askAbout(ref, keys) : null
  },

  findPayment: (ref, keys) => askAbout(ref, keys).catch(nullIfGone),

  async chargeToken(checkout, token, keys) {
    mollieMode(keys)
    return chargeMandate(checkout, token, keys)
  },

  async findCharged(reference, token, keys) {
    mollieMode(keys)
    const [, customerId] = TOKEN.exec(token) ?? []
    return customerId ? findCustomerPayment(customerId, reference, keys).catch(nullIfGone) : null
  },

  directDebit: mollieDebit,

  async refund(payment, refund, keys) {
    mollieMode(keys)
    return refundPayment(payment, refund, keys)
  },
}

async function askAbout(ref: string, keys: GatewayKeys): Promise<Payment> {
  const mode = mollieMode(keys)
  const path = `/payments/${encodeURIComponent(ref)}`
  return readPayment(await askMollie({ method: 'GET', path }, keys), ref, mode)
}
