/** The whole order's price less so many percent, rounded once and always down, in the buyer's favour; something is always left to pay. */
export function discountedPrice(listMinor: number, percent: number): number {
  return Math.max(1, Math.floor((listMinor * (100 - percent)) / 100))
}
