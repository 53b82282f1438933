import { useTranslation } from 'react-i18next'
import { useMoney } from './use_money.ts'

export type PriceRange = { least_minor: number; most_minor: number; currency: string }

/** `£0.98 to £1.67`, or one price when both ends are equal. */
export function usePriceRange() {
  const { t } = useTranslation('site')
  const money = useMoney()
  return ({ least_minor, most_minor, currency }: PriceRange) => {
    const least = money(least_minor, currency)
    return least_minor === most_minor ? least : t('price.range', { least, most: money(most_minor, currency) })
  }
}
