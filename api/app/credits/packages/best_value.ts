import type CreditPackage from './credit_package.js'

export function bestValue(packages: CreditPackage[]): CreditPackage | undefined {
  if (packages.length < 2) return undefined
  return packages.reduce((best, one) => (pricePerCredit(one) < pricePerCredit(best) ? one : best))
}

/** How much less a credit costs than in the dearest package of the same offer, in whole percent, rounded down. */
export function savingPercent(one: CreditPackage, packages: CreditPackage[]): number {
  const dearest = Math.max(...packages.map(pricePerCredit))
  return Math.floor((1 - pricePerCredit(one) / dearest) * 100 + ROUNDING)
}

/** Quotients are not exact: a third saved is 33 %, and so is what is a little less for the last digit. */
const ROUNDING = 1e-9

function pricePerCredit({ priceMinor, totalCredits }: CreditPackage): number {
  return priceMinor / totalCredits
}
