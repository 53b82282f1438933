import type { PriceRange } from '#site/lib/writing/use_price_range.ts'

/** What another number of credits costs: each costs what the packages say, or what the member paid. Rounded up as the API does. */
export function priceAt(credits: number, price: PriceRange | null, before: number): PriceRange | null {
  const now = (minor: number) => Math.ceil((minor * credits) / before)
  return price && { ...price, least_minor: now(price.least_minor), most_minor: now(price.most_minor) }
}
