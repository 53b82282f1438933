import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Gauge } from '#site/ui/feedback/gauge.tsx'
import type { Period } from './use_guard.ts'
import styles from './limits_panel.module.css'

/** How much of a limit is used, by orders and by credits: each counts on its own. */
export function PeriodUse({ use, currency }: { use: Period; currency: string }) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const reader = useTimeReader()
  const { period, limit_minor, ordered_minor, spent_minor, ends_at } = use
  const limit = limit_minor ?? 0
  const percent = (used: number) => (limit === 0 ? 100 : Math.min(100, Math.round((used * 100) / limit)))
  const name = t(`limits.period.${period}`)
  return (
    <div className={styles.period} role="group" aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {(
        [
          ['ordered', ordered_minor],
          ['spent', spent_minor],
        ] as const
      ).map(([what, used]) => (
        <Gauge
          key={what}
          label={t(`limits.${what}`)}
          percent={percent(used)}
          text={t('limits.of', { used: money(used, currency), limit: money(limit, currency) })}
        />
      ))}
      <p className={styles.quiet}>{t('limits.renews', { time: formatTime(ends_at, 'full', reader) })}</p>
    </div>
  )
}
