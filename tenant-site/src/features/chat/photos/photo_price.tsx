import { useTranslation } from 'react-i18next'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import type { SentPhoto } from '#site/features/chat/state/shapes.ts'

/** What a photo costs, in credits and money, before it is sent to a fictional profile. */
export function PhotoPrice({ photo }: { photo: SentPhoto }) {
  const { t } = useTranslation(['chat', 'site'])
  const range = usePriceRange()
  const credits = t('site:price.credits', { count: photo.credits })
  return <strong>{t('photo.cost', { credits, price: photo.price ? range(photo.price) : '–' })}</strong>
}
