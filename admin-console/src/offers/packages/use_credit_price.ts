import type { CreditPackage } from '#console/offers/packages/credit_package.ts'
import { digitsOf } from '#console/translations/digits_of.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** What one credit of a package costs: to a tenth of the smallest unit, as few cost whole cents. */
export function useCreditPrice() {
  const { locale } = useTimes()
  return ({ credit_price: minor, currency }: Pick<CreditPackage, 'credit_price' | 'currency'>) => {
    const digits = digitsOf(currency)
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits + 1,
      maximumFractionDigits: digits + 1,
    })
    return format.format(minor / 10 ** digits)
  }
}
