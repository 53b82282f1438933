import type { Site } from '#app/tenancy/sites/site'

/** What a message costs at least, by country: money is integer minor units (specification §3 `minimum_message_costs`). */
export function messagePrices({
  cheapestCredits,
  settings,
}: Site): Record<string, { costs: number; currency: string }> {
  return Object.fromEntries(
    Object.entries(cheapestCredits).map(([country, { price_minor, credits, currency }]) => [
      country,
      { costs: Math.ceil((price_minor * settings.message_credits) / credits), currency },
    ])
  )
}

/** The price of some credits in the money of a country the brand sells in, at its cheapest package. */
export function creditsInMoney({ cheapestCredits, country }: Site, credits: number, buyer = country) {
  const cheapest = cheapestCredits[buyer] ?? cheapestCredits[country] ?? Object.values(cheapestCredits)[0]
  return cheapest
    ? { cost_minor: Math.ceil((cheapest.price_minor * credits) / cheapest.credits), currency: cheapest.currency }
    : { cost_minor: 0, currency: 'EUR' }
}
