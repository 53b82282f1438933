import { PAY_HOST } from '#app/tenancy/hosts/hosts'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { NotificationForged, SavedMethodRefused } from '#app/credits/gateways/gateway_errors'
import type { Gateway, OfferedMethod, Payment } from '../gateway.js'
import { DEBIT_PATIENCE_HOURS, DEBIT_REVERSIBLE_DAYS, SEPA_COUNTRIES } from '../sepa.js'
import { callSandbox, SandboxRefusal } from './call_sandbox.js'
import { sandboxDebit } from './sandbox_debit.js'
import { askedOf } from './asked_of.js'
import { isSigned, SIGNATURE_HEADER } from './sandbox_secrets.js'

const ID = /^[\w-]{1,100}$/

/** All currencies the served countries have. */
const CURRENCIES = 'ARS AUD CAD CHF CLP COP DKK EUR GBP MXN NOK NZD PLN SEK USD'.split(' ')

const METHODS: readonly OfferedMethod[] = [
  { key: 'card', currencies: CURRENCIES, canBeSaved: true, patienceHours: 24, reversibleDays: 180 },
  { key: 'ideal', countries: ['NL'], currencies: ['EUR'], patienceHours: 24, reversibleDays: 30 },
  { key: 'paypal', currencies: CURRENCIES, patienceHours: 24, reversibleDays: 180 },
  {
    key: 'direct_debit',
    countries: SEPA_COUNTRIES,
    currencies: ['EUR'],
    patienceHours: DEBIT_PATIENCE_HOURS,
    reversibleDays: DEBIT_REVERSIBLE_DAYS,
  },
]

/** The card every sandbox buyer has. */
const LABEL = '•••• 4242'

const STATES: Record<string, Payment['state']> = {
  open: 'pending',
  pending: 'pending',
  paid: 'paid',
  refunded: 'paid',
  charged_back: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
}

export const sandboxGateway: Gateway = {
  key: 'sandbox',
  keyNames: [],
  methods: METHODS,
  acknowledgement: 'OK',

  async createCheckout(checkout) {
    const { id } = await callSandbox<{ id: string }>('POST', '/payments', askedOf(checkout))
    return { ref: id, url: siteAddress(PAY_HOST, `/checkout/${id}`) }
  },

  async chargeToken(checkout, token) {
    const { id } = await callSandbox<{ id: string }>('POST', '/payments', { ...askedOf(checkout), token }).catch(
      (error: unknown) => {
        throw error instanceof SandboxRefusal && error.status === 402 ? new SavedMethodRefused() : error
      }
    )
    return { ref: id, url: null }
  },

  directDebit: sandboxDebit,

  async refund({ reference, ref }, { amountMinor, currency, key }) {
    if (!ref) throw new Error(`Nothing was paid for ${reference}`)
    await callSandbox('POST', `/payments/${encodeURIComponent(ref)}/refunds`, {
      amount: { value: amountMinor, currency },
      key,
    })
  },

  parseNotification({ headers, body }) {
    if (!isSigned(body, headers[SIGNATURE_HEADER])) throw new NotificationForged()
    const { event, payment } = JSON.parse(body) ?? {}
    if (![event, payment].every((id) => typeof id === 'string' && ID.test(id))) throw new NotificationForged()
    return { eventId: event, ref: payment }
  },

  async fetchStatus({ reference, ref }) {
    const found = await ask(ref ? `/payments/${encodeURIComponent(ref)}` : `/payments?reference=${reference}`)
    if (!found) return null
    const state = STATES[found.status]
    if (!state) throw new Error(`The sandbox answered an unknown state: ${found.status}`)
    return {
      state,
      reference: found.reference,
      amountMinor: found.amount.value,
      currency: found.amount.currency,
      refundedMinor: found.refunded,
      chargedBackMinor: found.charged_back,
      ...(found.token && { saved: { token: found.token, label: LABEL } }),
    }
  },
}

interface SandboxAnswer {
  id: string
  status: string
  reference: string
  amount: { value: number; currency: string }
  refunded: number
  charged_back: number
  token: string | null
}

/** Null for a payment it doesn't know. */
async function ask(path: string): Promise<SandboxAnswer | null> {
  return callSandbox<SandboxAnswer>('GET', path).catch((error: unknown) => {
    if (error instanceof SandboxRefusal && error.status === 404) return null
    throw error
  })
}
