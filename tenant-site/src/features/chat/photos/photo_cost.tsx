import { useTranslation } from 'react-i18next'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import type { Composer, SentPhoto } from '#site/features/chat/state/shapes.ts'

/** Says what the chosen photo costs and what the member has, or that it isn’t enough. */
export function PhotoCost({ photo, composer }: { photo: SentPhoto; composer: Composer }) {
  const { t } = useTranslation(['chat', 'site'])
  const range = usePriceRange()
  const user = useUser()
  const balance = t('site:price.credits', { count: user?.credits ?? 0 })
  const price = photo.price ? range(photo.price) : '–'
  const credits = t('site:price.credits', { count: photo.credits })
  const { bonus_credits: bonus } = composer
  if (user && user.credits < photo.credits) {
    return (
      <Notice action={<ButtonLink to="/credits">{t('refusal.get_credits')}</ButtonLink>}>
        {t('photo.too_dear', { credits: balance, required: credits, price })}
      </Notice>
    )
  }
  return (
    <p>
      {[
        t('photo.cost', { credits, price }),
        t('composer.balance', { credits: balance }),
        bonus > 0 && t('site:price.bonus_first', { bonus }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
