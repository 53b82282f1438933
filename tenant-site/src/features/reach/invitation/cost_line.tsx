import { useTranslation } from 'react-i18next'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useMessagePrice } from '#site/lib/writing/use_message_price.ts'

/** What signing up and a message cost, for whoever may join. */
export function CostLine() {
  const { t } = useTranslation('site')
  const price = useMessagePrice()
  if (!useMayJoin()) return null
  return <p>{price ? t('common.sign_up_cost', { price }) : t('common.sign_up_costs_nothing')}</p>
}
