import { useTranslation } from 'react-i18next'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

export function ComposerCost({ talk: { composer, profile } }: { talk: ConversationState }) {
  const { t } = useTranslation(['chat', 'site'])
  const range = usePriceRange()
  const user = useUser()
  const { cost_credits: cost, price, bonus_credits: bonus, free_replies_left: free, partner_answers_free } = composer
  const sentences = [
    free > 0 && t('composer.free_replies', { count: free }),
    free === 0 && cost === 0 && t('composer.free'),
    cost > 0 && t('composer.cost', { count: cost, price: price ? range(price) : '–' }),
    cost > 0 && user && t('composer.balance', { credits: t('site:price.credits', { count: user.credits }) }),
    cost > 0 && bonus > 0 && t('site:price.bonus_first', { bonus }),
    partner_answers_free && t('composer.partner_answers_free', { name: profile.name }),
  ]
  return <p>{sentences.filter(Boolean).join(' ')}</p>
}
