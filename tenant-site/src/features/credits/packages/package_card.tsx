import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { Price } from '#site/ui/text/price.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'
import styles from './package_card.module.css'

/** Less than this is not worth a line. */
const LEAST_SAVING = 5

type PackageCardProps = { credits: CreditPackage; to?: string; action?: string }

export function PackageCard({ credits: one, to, action }: PackageCardProps) {
  const { t, i18n } = useTranslation('credits')
  const reader = useTimeReader()
  const money = useMoney()
  const {
    credits,
    bonus_credits: bonus,
    price_minor,
    currency,
    messages,
    message_price_minor,
    saving_percent: saving,
  } = one
  const badge = one.recommended ? 'recommended' : one.best_value ? 'best_value' : undefined
  return (
    <article className={styles.card} data-best={badge !== undefined || undefined}>
      <h2 className={styles.credits}>
        <span className={styles.number}>{credits + bonus}</span> {t('package.credits', { count: credits + bonus })}
      </h2>
      <p className={styles.bonus}>{bonus > 0 ? t('package.bonus', { credits, bonus }) : null}</p>
      <p className={styles.price}>
        <Price amount={money(price_minor, currency)} size="large" />
      </p>
      <p className={styles.message}>
        {t('package.message', { count: messages, price: money(message_price_minor, currency) })}
        {saving >= LEAST_SAVING && (
          <span className={styles.saving}>
            {t('package.saving', {
              percent: new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(saving / 100),
            })}
          </span>
        )}
        {one.ends_at && (
          <span className={styles.saving}>{t('package.until', { date: formatTime(one.ends_at, 'full', reader) })}</span>
        )}
      </p>
      {to && (
        <Link className={styles.link} to={to}>
          {action}
        </Link>
      )}
      {badge && <p className={styles.best}>{t(`package.${badge}`)}</p>}
    </article>
  )
}
