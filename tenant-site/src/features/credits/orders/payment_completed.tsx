import { useTranslation } from 'react-i18next'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { wayBack } from '#site/lib/pages/way_back.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { PremiumBadge } from '#site/ui/people/premium_badge.tsx'
import type { Order } from '#site/features/credits/transactions/shapes.ts'
import styles from './payment.module.css'

export function PaymentCompleted({ order }: { order: Order }) {
  const { t } = useTranslation(['credits', 'site'])
  const user = useUser()
  const isHydrated = useHydrated()
  const back = isHydrated ? wayBack() : undefined
  const count = order.credits + order.bonus_credits
  return (
    <EmptyState
      isPage
      scene="heart"
      title={t('payment.completed.headline', { credits: t('site:price.credits', { count }) })}
      text={
        <span className={styles.done}>
          <PremiumBadge label={t('site:person.premium')} />
          {user
            ? t('payment.completed.balance', { credits: t('site:price.credits', { count: user.credits }) })
            : t('payment.completed.text')}
        </span>
      }
      action={
        <ButtonLink to={user ? (back ?? '/members') : '/login'} size="large">
          {t(!user ? 'site:common.log_in' : back ? 'payment.completed.back' : 'payment.completed.next')}
        </ButtonLink>
      }
    />
  )
}
