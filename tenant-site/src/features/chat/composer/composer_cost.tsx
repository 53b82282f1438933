import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

export function ComposerCost({ talk: { composer, profile } }: { talk: ConversationState }) {
  const { t } = useTranslation(['chat', 'site'])
  const money = useMoney()
  const user = useUser()
  const { cost_credits: cost, cost_minor, currency, free_replies_left: free, partner_answers_free } = composer
  const sentences = [
    free > 0 && t('composer.free_replies', { count: free }),
    free === 0 && cost === 0 && t('composer.free'),
    cost > 0 && t('composer.cost', { count: cost, price: money(cost_minor, currency) }),
    cost > 0 && user && t('composer.have', { credits: t('site:credits', { count: user.credits }) }),
    partner_answers_free && t('composer.partner_free', { name: profile.name }),
  ]
  return <p>{sentences.filter(Boolean).join(' ')}</p>
}
