import type { Offer, Wanted } from './offer.js'

/** A mandate that an order is collected by, and the day. */
export interface Debit {
  mandateId: string
  collectOn: string
}

/** Nothing stands in the way of ordering it. */
export type PlacedOffer = Offer & { debit: Debit | null }

/** What a buyer asked for. */
export interface NewOrder extends Wanted {
  savesMethod: boolean
  /** Of the buyer: pay with it in one step. */
  savedMethodId: string | null
  /** The price the buyer saw. */
  seen: { price_minor?: number; currency?: string }
  key: string
  /** When the request came, by `performance.now()`. */
  arrivedAt: number
  /** Where the request came from, as far as its address tells. */
  ipCountry: string | null
}
