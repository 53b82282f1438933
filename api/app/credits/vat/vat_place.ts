import type { Company } from '#app/tenancy/sites/site'

/** Member states of the European Union among the served countries. */
const UNION = ['AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'IE', 'IT', 'LU', 'NL', 'PL', 'SE']

type Seller = Pick<Company, 'country' | 'vat_numbers' | 'vat_percent' | 'vat_oss'>

/**
 * The country whose VAT a consumer pays for a digital service: where they live (Directive 2006/112/EC, art. 58), if the seller
 * is registered there, within the Union by its one stop shop too. A seller below the Union's threshold of € 10,000 uses none
 * and charges its own country's (art. 59c). Null: no VAT, as the seller is exempt or registered nowhere the buyer is.
 */
export function vatPlace(seller: Seller, buyersCountry: string): string | null {
  if (seller.vat_percent === 0) return null
  if (buyersCountry === seller.country || isRegistered(seller, buyersCountry)) return buyersCountry
  const isInUnion = UNION.includes(seller.country) && UNION.includes(buyersCountry)
  return isInUnion ? (seller.vat_oss ? buyersCountry : seller.country) : null
}

/** VAT numbers begin with their country's code; Switzerland's with CHE. */
function isRegistered({ vat_numbers: numbers }: Seller, country: string): boolean {
  return numbers.some((number) => number.toUpperCase().startsWith(country))
}
