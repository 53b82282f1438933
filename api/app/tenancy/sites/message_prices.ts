import type { Site } from '#app/tenancy/sites/site'

interface Offer {
  price_minor: number
  credits: number
}

/** The best and the worst offer among a country's packages; bonus credits count, as they come with the package. */
export interface CreditPrices {
  currency: string
  cheapest: Offer
  dearest: Offer
}

/** What a message costs: one price when both ends are equal. Rounded up, so that nobody pays more than they were told. */
export interface MessagePrice {
  least_minor: number
  most_minor: number
  currency: string
}

/** What a message costs a member with the credits they bought. */
export interface PaidPrice {
  minor: number
  currency: string
}

/** The lowest price of a message by country (specification §3 `minimum_message_costs`). */
export function minimumMessageCosts(site: Site): Record<string, { costs: number; currency: string }> {
  const prices = Object.entries(messagePrices(site))
  return Object.fromEntries(
    prices.map(([country, { least_minor, currency }]) => [country, { costs: least_minor, currency }])
  )
}

export function messagePrices(site: Site): Record<string, MessagePrice> {
  return pricesOf(site, site.settings.message_credits)
}

function pricesOf({ creditPrices }: Site, cost: number): Record<string, MessagePrice> {
  const priceIn = ({ price_minor, credits }: Offer) => Math.ceil((price_minor * cost) / credits)
  return Object.fromEntries(
    Object.entries(creditPrices).map(([country, { cheapest, dearest, currency }]) => [
      country,
      { least_minor: priceIn(cheapest), most_minor: priceIn(dearest), currency },
    ])
  )
}

/** By the credits a member holds, else by the packages they can buy; null when nothing is for sale. */
export function messagePrice(site: Site, country: string | null, paid: PaidPrice | null = null): MessagePrice | null {
  return creditsPrice(site, country, site.settings.message_credits, paid)
}

/** What so many credits cost, `paid` if these are held. */
export function creditsPrice(
  site: Site,
  country: string | null,
  credits: number,
  paid: PaidPrice | null
): MessagePrice | null {
  return paid
    ? { least_minor: paid.minor, most_minor: paid.minor, currency: paid.currency }
    : (soldIn(pricesOf(site, credits), country, site) ?? null)
}

export function buyersCurrency(site: Site, country: string): string {
  return soldIn(site.creditPrices, country, site)?.currency ?? 'EUR'
}

function soldIn<Sold>(sold: Record<string, Sold>, country: string | null, site: Site): Sold | undefined {
  return sold[country ?? ''] ?? sold[site.country] ?? Object.values(sold)[0]
}
