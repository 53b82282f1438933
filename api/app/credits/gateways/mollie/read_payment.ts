import type { Payment, SavedMethod } from '../gateway.js'
import { readMollieAmount } from './mollie_amount.js'
import type { MollieMode } from './mollie_mode.js'

/** Mollie's statuses (docs.mollie.com/docs/status-change). Money that is only reserved (authorized) is not ours yet, and we reserve none. */
const STATES = new Map<unknown, Payment['state']>([
  ['open', 'pending'],
  ['pending', 'pending'],
  ['authorized', 'pending'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
])

const CUSTOMER = /^cst_\w{1,64}$/
const MANDATE = /^mdt_\w{1,64}$/

type Answer = Record<string, unknown>

/**
 * Reads a payment as Mollie answered it; what we don't understand is no payment. One of the other mode fits no order of this key,
 * so its reference is made one that belongs to none: staff are asked to look, and nothing is credited.
 * @throws for an unknown status, an amount that is none, another payment than asked for
 */
export function readPayment(answered: unknown, ref: string, mode: MollieMode): Payment {
  const answer = (answered ?? {}) as Answer
  const state = STATES.get(answer.status)
  if (answer.resource !== 'payment' || answer.id !== ref) throw new Error(`Mollie answered something else than ${ref}`)
  if (!state) throw new Error(`Mollie answered an unknown status of ${ref}: ${String(answer.status).slice(0, 40)}`)
  const { minor: amountMinor, currency } = readMollieAmount(answer.amount)
  const reference = referenceIn(answer.metadata)
  const saved = savedIn(answer)
  return {
    state,
    reference: answer.mode === mode ? reference : `${String(answer.mode)}:${reference}`,
    amountMinor,
    currency,
    refundedMinor: partOf(answer.amountRefunded, amountMinor, currency),
    chargedBackMinor: partOf(answer.amountChargedBack, amountMinor, currency),
    ...(saved && { saved }),
  }
}

/** Ours, as we gave it; empty for a payment that somebody made by hand. */
function referenceIn(metadata: unknown): string {
  const { reference } = (metadata ?? {}) as Answer
  return typeof reference === 'string' ? reference : ''
}

/** Left out while nothing came back. It may be more than was paid, where a merchant also pays for sending goods back. */
function partOf(amount: unknown, paidMinor: number, paidCurrency: string): number {
  if (amount === undefined || amount === null) return 0
  const { minor, currency } = readMollieAmount(amount)
  if (currency !== paidCurrency) throw new Error(`Mollie gave back ${currency} of a payment in ${paidCurrency}`)
  return Math.min(minor, paidMinor)
}

/** A first payment leaves a mandate by which the same card or PayPal account may be charged again. */
function savedIn({ status, sequenceType, customerId, mandateId, details }: Answer): SavedMethod | undefined {
  if (status !== 'paid' || sequenceType !== 'first') return undefined
  if (typeof customerId !== 'string' || !CUSTOMER.test(customerId)) return undefined
  if (typeof mandateId !== 'string' || !MANDATE.test(mandateId)) return undefined
  return { token: `${customerId}/${mandateId}`, label: labelOf((details ?? {}) as Answer) }
}

/** The card's last four digits, or the address of the PayPal account. */
function labelOf({ cardNumber, consumerAccount }: Answer): string {
  const [lastFour] = (typeof cardNumber === 'string' && /\d{4}$/.exec(cardNumber)) || []
  if (lastFour) return `•••• ${lastFour}`
  return typeof consumerAccount === 'string' && consumerAccount ? consumerAccount.slice(0, 100) : 'PayPal'
}
