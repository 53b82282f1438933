import type { IncomingHttpHeaders } from 'node:http'

export const PAYMENT_METHODS = ['card', 'ideal', 'paypal'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface Checkout {
  reference: string
  amountMinor: number
  currency: string
  method: PaymentMethod
  merchantName: string
  merchantHost: string
  statementDescriptor: string
  language: string
  /** Where the browser returns; its token grants access to the order but proves no payment. */
  returnUrl: string
}

export interface OpenCheckout {
  ref: string
  url: string
}

/** The gateway's answer when asked: the only authoritative source. */
export interface Payment {
  state: 'pending' | 'paid' | 'failed' | 'cancelled'
  reference: string
  amountMinor: number
  currency: string
}

export interface RawNotification {
  headers: IncomingHttpHeaders
  body: string
}

/** Some payment changed; its new state is always fetched, never read from here. */
export interface Notification {
  eventId: string
  ref: string
}

/** Adapter for a payment provider. Methods reject if it can't be reached, and must not be called inside a transaction. */
export interface Gateway {
  readonly key: string
  readonly capabilities: { readonly methods: readonly PaymentMethod[] }
  createCheckout(checkout: Checkout): Promise<OpenCheckout>
  /** @throws NotificationForged */
  parseNotification(notification: RawNotification): Notification
  fetchStatus(ref: string): Promise<Payment>
}
