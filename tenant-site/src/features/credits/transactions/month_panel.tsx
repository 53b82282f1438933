import { useTranslation } from 'react-i18next'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Price } from '#site/ui/text/price.tsx'
import type { Month } from './shapes.ts'
import styles from './month_panel.module.css'

export function MonthPanel({ month }: { month: Month }) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const { fictional_plural } = useSettings()
  const { spent_minor, currency, credits, fictional_share_percent: share } = month
  const percent = usePercent()(share)
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('month.title')}</h2>
      <div className={styles.figures}>
        <Price amount={money(spent_minor, currency)} unit={t('month.paid')} size="large" />
        <Price amount={String(credits)} unit={t('month.used', { count: credits })} size="large" />
      </div>
      {credits > 0 && (
        <div className={styles.share}>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.rest} width="100" height="1" />
            <rect className={styles.part} width={share} height="1" />
          </svg>
          <p>{t('month.share', { percent, fictional_plural })}</p>
        </div>
      )}
    </section>
  )
}
