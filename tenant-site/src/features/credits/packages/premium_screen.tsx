import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { usePriceRange } from '#site/lib/writing/use_price_range.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { PremiumBadge } from '#site/ui/people/premium_badge.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'
import { PageLead } from './page_lead.tsx'
import { useBenefits } from './use_benefits.ts'
import { useOffer } from './use_offer.ts'
import styles from './premium_screen.module.css'

export function load({ api, queryClient }: Visit) {
  return warm(queryClient, call(api, 'packages.index'))
}

/** Premium comes with the first purchase, costs nothing by itself and doesn't expire. */
export default function PremiumScreen() {
  const { t } = useTranslation(['credits', 'site'])
  const range = usePriceRange()
  const user = useUser()
  const benefits = useBenefits()
  const packages = useOffer().data?.packages ?? []
  const [cheapest, dearest] = [packages[0], packages.at(-1)]
  const isPremium = user?.paid_user ?? false
  const price =
    cheapest && dearest && range({ least_minor: due(cheapest), most_minor: due(dearest), currency: cheapest.currency })
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('site:person.premium')} />
      <div className={styles.head}>
        <PremiumBadge label={t('site:person.premium')} />
        <PageLead
          title={isPremium ? t('premium.thanks', { name: user?.profile.name }) : t('premium.title')}
          text={t(isPremium ? 'premium.thanks_text' : 'site:premium_alert.how')}
        />
      </div>
      <ul className={styles.benefits}>
        {benefits.map(({ key, icon: Icon, title, text }) => (
          <li key={key} className={styles.benefit}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>{t('premium.honest')}</p>
      <div className={styles.action}>
        <ButtonLink to="/credits" variant={isPremium ? 'secondary' : 'premium'} size="large">
          {t(isPremium ? 'premium.buy_more' : 'site:premium_alert.buy')}
        </ButtonLink>
        {!isPremium && price && <p className={styles.price}>{t('premium.price', { price })}</p>}
      </div>
    </PageBody>
  )
}

/** With what is off for this buyer, as on the page where they choose. */
function due({ discounted_price_minor, price_minor }: CreditPackage): number {
  return discounted_price_minor ?? price_minor
}
