import type { Checkout, GatewayKeys, OpenCheckout } from '../gateway.js'
import { askMollie, mollieUrl } from './mollie_client.js'
import { mollieLocale } from './mollie_locale.js'
import { METHOD_NAMES, METHODS } from './mollie_methods.js'
import { MollieRefusal } from './mollie_refusal.js'
import { newPayment } from './new_payment.js'

const UNPROCESSABLE = 422

/**
 * Opens a page to pay on. Our reference is the idempotency key, so a repeated try is the same payment. If the buyer agreed to have
 * the method saved it is the first of several; PayPal refuses that to merchants it hasn't allowed it, who then sell once.
 */
export async function openPayment(checkout: Checkout, keys: GatewayKeys): Promise<OpenCheckout> {
  const { reference, method, language, returnUrl } = checkout
  const payment = {
    ...newPayment(checkout),
    method: METHOD_NAMES[method],
    locale: mollieLocale(language),
    redirectUrl: returnUrl,
  }
  const open = (more: object, idempotencyKey: string) =>
    askMollie({ method: 'POST', path: '/payments', body: { ...payment, ...more }, idempotencyKey }, keys)
  const canBeSaved = METHODS.some((one) => one.key === method && one.canBeSaved)
  if (!checkout.savesMethod || !canBeSaved) return readOpened(await open({}, reference))
  const first = { sequenceType: 'first', customerId: await newCustomer(reference, keys) }
  const opened = await open(first, reference).catch((error: unknown) => {
    if (error instanceof MollieRefusal && error.status === UNPROCESSABLE) return open({}, `${reference}.once`)
    throw error
  })
  return readOpened(opened)
}

/** Mollie hangs mandates on a customer, who needs neither name nor address. */
async function newCustomer(reference: string, keys: GatewayKeys): Promise<string> {
  const { id } = (await askMollie(
    { method: 'POST', path: '/customers', body: { metadata: { reference } }, idempotencyKey: `${reference}.customer` },
    keys
  )) as Record<string, unknown>
  if (typeof id !== 'string') throw new Error('Mollie made no customer')
  return id
}

function readOpened(answered: unknown): OpenCheckout {
  const { id, _links: links } = (answered ?? {}) as { id?: unknown; _links?: { checkout?: { href?: unknown } } }
  const url = links?.checkout?.href
  if (typeof id !== 'string' || !/^tr_\w{1,64}$/.test(id)) throw new Error('Mollie opened no payment')
  if (typeof url !== 'string' || !isMollies(url)) throw new Error(`Mollie gave ${id} no page to pay on`)
  return { ref: id, url }
}

/** A stand-in of Mollie's has its pages beside its API. */
function isMollies(url: string): boolean {
  const { protocol, origin } = URL.parse(url) ?? {}
  return protocol === 'https:' || origin === new URL(mollieUrl()).origin
}
