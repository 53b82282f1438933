import { useTranslation } from 'react-i18next'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { CheckList } from '#site/ui/fields/check_list.tsx'
import type { Offer } from '#site/features/credits/transactions/shapes.ts'

export function MessagePrice({ offer: { packages, held_price: held } }: { offer: Offer }) {
  const { t } = useTranslation(['credits', 'site'])
  const range = usePriceRange()
  const { message_credits, free_replies, fictional_plural } = useSettings()
  const prices = packages.map(({ message_price_minor }) => message_price_minor)
  const [one] = packages
  const credits = t('site:price.credits', { count: message_credits })
  return (
    <CheckList
      lines={[
        one
          ? t('pricing.message', {
              credits,
              price: range({
                least_minor: Math.min(...prices),
                most_minor: Math.max(...prices),
                currency: one.currency,
              }),
            })
          : t('pricing.message_credits', { credits }),
        ...(held ? [t('pricing.price_of_held_credits', { price: range(held) })] : []),
        t('pricing.fictional', { fictional_plural }),
        t('pricing.reading'),
        ...(free_replies > 0 ? [t('pricing.free_replies', { count: free_replies })] : []),
      ]}
    />
  )
}
