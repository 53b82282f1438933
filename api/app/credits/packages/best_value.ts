import type CreditPackage from './credit_package.js'

export function bestValue(packages: CreditPackage[]): CreditPackage | undefined {
  if (packages.length < 2) return undefined
  const perCredit = ({ priceMinor, totalCredits }: CreditPackage) => priceMinor / totalCredits
  return packages.reduce((best, one) => (perCredit(one) < perCredit(best) ? one : best))
}
