import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import type { Gift, GivenGift } from '#site/features/chat/state/shapes.ts'

/** What a gift costs, in credits and money, before it is given to a fictional profile. */
export function GiftPrice({ gift }: { gift: GivenGift }) {
  const { t } = useTranslation(['safety', 'site'])
  const { api } = useVisit()
  const range = usePriceRange()
  const { data } = useQuery(call(api, 'gifts.index'))
  const price = (data?.gifts as Gift[] | undefined)?.find(({ id }) => id === gift.id)?.price
  const credits = t('site:price.credits', { count: gift.credits })
  return <strong>{t('disclosure.gift_price', { credits, price: price ? range(price) : '–' })}</strong>
}
