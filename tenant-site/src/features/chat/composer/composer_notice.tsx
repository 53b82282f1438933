import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PremiumLink } from '#site/lib/premium/premium_link.tsx'
import { SpendingNotice } from '#site/lib/spending/spending_notice.tsx'
import { isSpendingRefusal } from '#site/lib/spending/spending_refusals.ts'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { ConversationState } from '#site/features/chat/state/shapes.ts'

export function ComposerNotice({
  talk: { profile, composer },
  obstacle,
}: {
  talk: ConversationState
  obstacle: string | null
}) {
  const { t } = useTranslation(['chat', 'site'])
  const range = usePriceRange()
  const { limits } = useSettings()
  const { pathname } = useLocation()
  const user = useUser()
  const { name } = profile
  const mustActivate = composer.notices.includes('partner_cannot_reply_until_activation')
  if (mustActivate && (obstacle === null || obstacle === 'not_enough_credits')) {
    return (
      <Notice
        tone="warning"
        action={
          <ButtonLink to={`/activate?${new URLSearchParams({ next: pathname })}`} variant="secondary">
            {t('refusal.activate_button')}
          </ButtonLink>
        }
      >
        {obstacle === null ? t('refusal.not_activated', { name }) : <ActivateFirst />}
      </Notice>
    )
  }
  if (isSpendingRefusal(obstacle)) return <SpendingNotice code={obstacle} figures={composer.refusal_meta ?? {}} />
  switch (obstacle) {
    case null:
      return null
    case 'not_enough_credits':
      return (
        <Notice action={<ButtonLink to="/credits">{t('refusal.get_credits')}</ButtonLink>}>
          {t('refusal.no_credits', {
            required: t('site:price.credits', { count: composer.cost_credits }),
            price: composer.price ? range(composer.price) : '–',
            credits: t('site:price.credits', { count: user?.credits ?? 0 }),
          })}
        </Notice>
      )
    case 'conversation_limit':
      return (
        <Notice action={<PremiumLink />}>
          {t('refusal.conversation_limit', { count: limits.free_conversations })}
        </Notice>
      )
    case 'activation_required':
      return <Notice>{t('refusal.partner_inactive', { name })}</Notice>
    case 'partner_unavailable':
      return <Notice>{t('refusal.partner_away', { name })}</Notice>
    case 'profile_paused':
      return <Notice>{t('refusal.paused')}</Notice>
    default:
      return <Notice>{profile.left ? t('refusal.partner_deleted') : t('refusal.partner_gone', { name })}</Notice>
  }
}

/** Credits are only given or sold to members with a confirmed address. */
function ActivateFirst() {
  const { t } = useTranslation(['chat', 'site'])
  const { signup_credits: count } = useSettings()
  return count > 0
    ? t('refusal.activate_to_write', { credits: t('site:price.credits', { count }) })
    : t('refusal.activate_to_buy')
}
