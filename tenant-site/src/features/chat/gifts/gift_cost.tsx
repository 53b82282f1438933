import { useTranslation } from 'react-i18next'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import styles from './gift_cost.module.css'
import type { Composer, Gift } from '#site/features/chat/state/shapes.ts'

/** Says what the chosen gift costs and what the member has, or that it isn't enough. */
export function GiftCost({ gift, composer }: { gift?: Gift; composer: Composer }) {
  const { t } = useTranslation(['chat', 'site'])
  const range = usePriceRange()
  const user = useUser()
  const isTooDear = useIsTooDear(gift)
  const balance = t('site:price.credits', { count: user?.credits ?? 0 })
  const price = gift?.price ? range(gift.price) : '–'
  const credits = gift && t('site:price.credits', { count: gift.credits })
  const { bonus_credits: bonus } = composer
  return (
    <div className={styles.cost} aria-live="polite">
      {isTooDear ? (
        <Notice action={<ButtonLink to="/credits">{t('refusal.get_credits')}</ButtonLink>}>
          {t('gift.too_dear', { credits: balance, required: credits, price })}
        </Notice>
      ) : (
        <p>
          {[
            gift && t('gift.next', { credits, price }),
            t('composer.balance', { credits: balance }),
            gift && bonus > 0 && t('site:price.bonus_first', { bonus }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </div>
  )
}

export function useIsTooDear(gift?: Gift): boolean {
  const user = useUser()
  return gift !== undefined && user !== null && user.credits < gift.credits
}
