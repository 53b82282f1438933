import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import { HiddenText } from '#site/ui/text/hidden_text.tsx'
import { Price } from '#site/ui/text/price.tsx'
import type { CreditPackage } from '#site/features/credits/transactions/shapes.ts'
import styles from './package_card.module.css'

/** Less than this is not worth a line. */
const LEAST_SAVING = 5

type PackageCardProps = {
  credits: CreditPackage
  /** Percent that are off for this member. */
  off?: number
  to?: string
  action?: string
}

export function PackageCard({ credits: one, off, to, action }: PackageCardProps) {
  const { t } = useTranslation('credits')
  const reader = useTimeReader()
  const money = useMoney()
  const write = usePercent()
  const { credits, bonus_credits: bonus, price_minor, currency, messages, message_price_minor } = one
  const { discounted_price_minor: discounted, price_was_charged: was_charged, saving_percent: saving } = one
  const badge = one.recommended ? 'recommended' : one.best_value ? 'best_value' : undefined
  const percent = off && t('package.off', { percent: write(off) })
  return (
    <article className={styles.card} data-best={badge !== undefined || undefined}>
      <h2 className={styles.credits}>
        <span className={styles.number}>{credits + bonus}</span> {t('package.credits', { count: credits + bonus })}
      </h2>
      <p className={styles.bonus}>{bonus > 0 ? t('package.bonus', { credits, bonus }) : null}</p>
      <p className={styles.price}>
        <Price amount={money(discounted ?? price_minor, currency)} size="large" />
        {discounted !== null && (
          <span className={styles.off}>
            {was_charged && (
              <>
                <HiddenText>{t('package.price_before')} </HiddenText>
                <s>{money(price_minor, currency)}</s>{' '}
              </>
            )}
            {percent}
          </span>
        )}
      </p>
      <p className={styles.message}>
        {t('package.message', { count: messages, price: money(message_price_minor, currency) })}
        {saving >= LEAST_SAVING && (
          <span className={styles.saving}>{t('package.saving', { percent: write(saving) })}</span>
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
