import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { Price } from '#site/ui/text/price.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'
import styles from './package_card.module.css'

type PackageCardProps = { credits: CreditPackage; to?: string; action?: string }

export function PackageCard({ credits: one, to, action }: PackageCardProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const { credits, bonus_credits: bonus, price_minor, currency, messages, message_price_minor, best_value } = one
  return (
    <article className={styles.card} data-best={best_value || undefined}>
      <h2 className={styles.credits}>
        <span className={styles.number}>{credits + bonus}</span> {t('package.credits', { count: credits + bonus })}
      </h2>
      <p className={styles.bonus}>{bonus > 0 ? t('package.bonus', { credits, bonus }) : null}</p>
      <p className={styles.price}>
        <Price amount={money(price_minor, currency)} size="large" />
      </p>
      <p className={styles.message}>
        {t('package.message', { count: messages, price: money(message_price_minor, currency) })}
      </p>
      {to && (
        <Link className={styles.link} to={to}>
          {action}
        </Link>
      )}
      {best_value && <p className={styles.best}>{t('package.best_value')}</p>}
    </article>
  )
}
