import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'

export function MessagePrice({ packages }: { packages: readonly CreditPackage[] }) {
  const { t } = useTranslation(['credits', 'site'])
  const money = useMoney()
  const { message_credits, free_replies, fictional_plural } = useSettings()
  const prices = packages.map(({ message_price_minor }) => message_price_minor)
  const { currency } = packages[0] ?? { currency: 'EUR' }
  const credits = t('site:credits', { count: message_credits })
  const range = {
    credits,
    least: money(Math.min(...prices), currency),
    most: money(Math.max(...prices), currency),
  }
  return (
    <CheckList
      lines={[
        packages.length > 0 ? t('pricing.message', range) : t('pricing.message_credits', { credits }),
        t('pricing.fictional', { fictional_plural }),
        t('pricing.reading'),
        ...(free_replies > 0 ? [t('pricing.replies', { count: free_replies })] : []),
      ]}
    />
  )
}
