import { useTranslate } from 'react-admin'
import type { CreditPackage } from '#console/offers/packages/credit_package.ts'

/** `100 credits`, `100 + 10 credits`. */
export function usePackageName() {
  const translate = useTranslate()
  return ({ credits, bonus_credits: bonus }: Pick<CreditPackage, 'credits' | 'bonus_credits'>) =>
    bonus > 0
      ? translate('offers.packages.with_bonus', { credits, bonus })
      : translate('offers.credits', { smart_count: credits })
}
