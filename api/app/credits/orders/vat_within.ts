/** The VAT inside a price that includes it, in minor units. */
export function vatWithin(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / (100 + percent))
}
