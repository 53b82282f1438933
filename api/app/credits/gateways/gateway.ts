import type { IncomingHttpHeaders } from 'node:http'
import { PAYMENT_METHODS } from '#app/tenancy/settings/payment_methods'

export { PAYMENT_METHODS }
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A payment method as a gateway offers it. */
export interface OfferedMethod {
  key: PaymentMethod
  /** Buyers' countries (ISO 3166-1); left out: all. */
  countries?: readonly string[]
  /** ISO 4217. */
  currencies: readonly string[]
  /** Minor units of the order's currency, both included. */
  minMinor?: number
  maxMinor?: number
  /** Whether buyers may keep it, to pay in one step. */
  canBeSaved?: boolean
  /** How long an unpaid order may still be paid, in hours. */
  patienceHours: number
  /** How long after the payment the buyer's bank may take it back, in days. */
  reversibleDays: number
}

/** A brand's keys at a gateway by name; empty for a gateway without any. */
export type GatewayKeys = Readonly<Record<string, string>>

/** All of it is the same for every try of one order in one language at one host. */
export interface Checkout {
  /** Ours. */
  reference: string
  /** The order's number, as the buyer sees it. */
  number: string
  amountMinor: number
  currency: string
  method: PaymentMethod
  /** The buyer agreed to have the method kept, to pay with it again in one step. */
  savesMethod: boolean
  merchantName: string
  merchantHost: string
  statementDescriptor: string
  /** One of the eleven languages. */
  language: string
  /** Where the browser returns, whatever happened; its token grants access to the order but proves no payment. */
  returnUrl: string
  /** Where the gateway notifies us. */
  webhookUrl: string
}

export interface OpenCheckout {
  /** What the gateway calls the payment; our reference where it has no name for it before it is paid. */
  ref: string
  /** Null when the payment goes on without the buyer: a saved method was charged. */
  url: string | null
}

/** Which payment: by our reference, and by the gateway's as soon as we know it. */
export interface PaymentRef {
  reference: string
  ref: string | null
}

/** The gateway's answer when asked: the only authoritative source. */
export interface Payment {
  state: 'pending' | 'paid' | 'failed' | 'cancelled'
  reference: string
  amountMinor: number
  currency: string
  /** In all, given back by us, and taken back by the buyer's bank; null where the gateway does not tell. */
  refundedMinor: number | null
  chargedBackMinor: number | null
  /** To pay with the same method again in one step, where the gateway gave one. */
  saved?: SavedMethod
}

export interface SavedMethod {
  token: string
  /** As buyers know it, e.g. `•••• 4242`. */
  label: string
}

export interface RawNotification {
  method: string
  headers: IncomingHttpHeaders
  /** Without the question mark, as it was sent. */
  query: string
  /** As it was sent, of any type. */
  body: string
}

/** Some payment changed; its new state is always fetched, never read from here. */
export interface Notification {
  /** The same for every delivery of one change; null where the gateway does not tell changes apart. */
  eventId: string | null
  /** The gateway's, if it says so; else ours. */
  ref: string
  /** Money went back, and the gateway does not tell how much when asked: staff look it up. */
  isReversal?: boolean
  /** As in `Payment`, from a gateway that tells it here alone. */
  saved?: SavedMethod
}

/** Adapter for a payment provider. Methods reject if it can't be reached, and must not be called inside a transaction. */
export interface Gateway {
  readonly key: string
  /** Names of the keys a brand needs; none for the sandbox. */
  readonly keyNames: readonly string[]
  readonly methods: readonly OfferedMethod[]
  /** What the gateway wants to read (with 200) when it has notified us. */
  readonly acknowledgement: string
  /** Anybody can make a notification up, so they are limited by address. */
  readonly isUnsigned?: boolean
  createCheckout(checkout: Checkout, keys: GatewayKeys): Promise<OpenCheckout>
  /** @throws NotificationForged */
  parseNotification(notification: RawNotification, keys: GatewayKeys): Notification
  /** Null when the gateway knows no such payment: it was never begun. */
  fetchStatus(payment: PaymentRef, keys: GatewayKeys): Promise<Payment | null>
  /** A payment of which only the gateway's name is known, or null where it has none; absent where `fetchStatus` finds it by our reference. */
  findPayment?(ref: string, keys: GatewayKeys): Promise<Payment | null>
  /** Pays with a saved method; absent where the gateway has none. @throws SavedMethodRefused */
  chargeToken?(checkout: Checkout, token: string, keys: GatewayKeys): Promise<OpenCheckout>
  /** What an order was charged as by an earlier try, whose answer may have been lost; absent as above. */
  findCharged?(reference: string, token: string, keys: GatewayKeys): Promise<string | null>
  /** Gives money back, once for each key; absent where only staff can, in the gateway's own console. */
  refund?(payment: PaymentRef, refund: Refund, keys: GatewayKeys): Promise<void>
  /** Absent where members can't give us a mandate: the gateway has no direct debit, or asks for its own on its own page. */
  readonly directDebit?: DirectDebit
}

/** SEPA Core Direct Debit by mandates that members give to us. */
export interface DirectDebit {
  /** The gateway takes a signed mandate over. Returns what it calls it; harmless when repeated. @throws MandateRefused */
  createMandate(mandate: SignedMandate, keys: GatewayKeys): Promise<string>
  /** Has the bank asked for an order's amount, once for each order however often it is repeated. @throws MandateRefused */
  collect(checkout: Checkout, mandate: string, keys: GatewayKeys): Promise<OpenCheckout>
  /** What an order was collected as by an earlier try, whose answer may have been lost; null where none was made. */
  findCollected(reference: string, mandate: string, keys: GatewayKeys): Promise<string | null>
  /** Nothing is collected by it any more; harmless when repeated. */
  revokeMandate(mandate: string, keys: GatewayKeys): Promise<void>
}

export interface SignedMandate {
  /** The unique mandate reference. */
  reference: string
  holder: string
  /** Without spaces. */
  iban: string
  /** ISO 8601, e.g. `2026-11-25`. */
  signedOn: string
}

export interface Refund {
  amountMinor: number
  currency: string
  /** Idempotency key. */
  key: string
}
