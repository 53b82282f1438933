import { PAY_HOST } from '#app/tenancy/hosts/hosts'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { NotificationForged } from '#app/credits/gateways/gateway_errors'
import { type Gateway, type Payment, PAYMENT_METHODS } from '../gateway.js'
import { requestLocally } from './request_locally.js'
import { apiKey, isSigned, SIGNATURE_HEADER } from './sandbox_secrets.js'

const ID = /^[\w-]{1,100}$/

const STATES: Record<string, Payment['state']> = {
  open: 'pending',
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
}

export const sandboxGateway: Gateway = {
  key: 'sandbox',
  capabilities: { methods: PAYMENT_METHODS },

  async createCheckout(checkout) {
    const { id } = await call<{ id: string }>('POST', '/payments', {
      reference: checkout.reference,
      amount: { value: checkout.amountMinor, currency: checkout.currency },
      method: checkout.method,
      merchant: { name: checkout.merchantName, host: checkout.merchantHost },
      statement_descriptor: checkout.statementDescriptor,
      language: checkout.language,
      return_url: checkout.returnUrl,
    })
    return { ref: id, url: siteAddress(PAY_HOST, `/checkout/${id}`) }
  },

  parseNotification({ headers, body }) {
    if (!isSigned(body, headers[SIGNATURE_HEADER])) throw new NotificationForged()
    const { event, payment } = JSON.parse(body) ?? {}
    if (![event, payment].every((id) => typeof id === 'string' && ID.test(id))) throw new NotificationForged()
    return { eventId: event, ref: payment }
  },

  async fetchStatus(ref) {
    const { status, reference, amount } = await call<{
      status: string
      reference: string
      amount: { value: number; currency: string }
    }>('GET', `/payments/${encodeURIComponent(ref)}`)
    const state = STATES[status]
    if (!state) throw new Error(`The sandbox answered an unknown state: ${status}`)
    return { state, reference, amountMinor: amount.value, currency: amount.currency }
  },
}

async function call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const { status, text } = await requestLocally({
    host: PAY_HOST,
    method,
    path,
    headers: { authorization: `Bearer ${apiKey()}` },
    body: body && JSON.stringify(body),
  })
  if (status >= 300) throw new Error(`The sandbox answered ${status} to ${method} ${path}`)
  return JSON.parse(text) as Answer
}
