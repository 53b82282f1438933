import type { IncomingHttpHeaders } from 'node:http'

/** How a buyer can pay. */
export const PAYMENT_METHODS = ['card', 'ideal', 'paypal'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a gateway is asked to collect. */
export interface Checkout {
  /** Ours: names brand and order. */
  reference: string
  amountMinor: number
  currency: string
  method: PaymentMethod
  /** The brand, as the buyer knows it. */
  merchantName: string
  /** The host whose webhook hears of it. */
  merchantHost: string
  statementDescriptor: string
  language: string
  /** Where the browser goes afterwards; what it carries proves nothing but who may look. */
  returnUrl: string
}

/** A checkout at the gateway: its id there, and the page on which the buyer pays. */
export interface OpenCheckout {
  ref: string
  url: string
}

/** What the gateway says when asked: the only word that counts. */
export interface Payment {
  state: 'pending' | 'paid' | 'failed' | 'cancelled'
  reference: string
  amountMinor: number
  currency: string
}

/** A notification as it arrived. */
export interface RawNotification {
  headers: IncomingHttpHeaders
  body: string
}

/** A knock on the door: some payment changed. What it became is asked for, never read from here. */
export interface Notification {
  eventId: string
  ref: string
}

/**
 * The seam between orders and whoever moves the money. Each gateway is one folder; nothing outside knows its protocol. None of
 * these is called inside a transaction.
 */
export interface Gateway {
  readonly key: string
  readonly capabilities: { readonly methods: readonly PaymentMethod[] }
  /** Opens a page on which the buyer pays. Rejects when the gateway can't be reached. */
  createCheckout(checkout: Checkout): Promise<OpenCheckout>
  /** Verifies a notification. @throws NotificationForged */
  parseNotification(notification: RawNotification): Notification
  /** Asks what became of a checkout. Rejects when the gateway can't be reached or does not know it. */
  fetchStatus(ref: string): Promise<Payment>
}
