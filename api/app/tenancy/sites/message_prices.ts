import type { Site } from '#app/tenancy/sites/site'

/** A message's lowest price by country, in minor units (specification §3 `minimum_message_costs`). */
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

export function creditsInMoney({ cheapestCredits, country }: Site, credits: number, buyer = country) {
  const cheapest = cheapestCredits[buyer] ?? cheapestCredits[country] ?? Object.values(cheapestCredits)[0]
  return cheapest
    ? { cost_minor: Math.ceil((cheapest.price_minor * credits) / cheapest.credits), currency: cheapest.currency }
    : { cost_minor: 0, currency: 'EUR' }
}
