import { useTranslation } from 'react-i18next'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { useMoney } from '#site/lib/writing/use_money.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { ChangeFailed } from './change_failed.tsx'
import { type Guard, useChangeGuard } from './use_guard.ts'
import styles from './limits_panel.module.css'

type LooserNoticeProps = { guard: Guard; looser: NonNullable<Guard['looser']> }

/** What is to become looser, and from when; until then it can be left as it is. */
export function LooserNotice({ guard, looser }: LooserNoticeProps) {
  const { t } = useTranslation('credits')
  const money = useMoney()
  const reader = useTimeReader()
  const { mutate: change, isPending, error } = useChangeGuard()
  const isOtherCurrency = looser.currency !== guard.currency
  const limits = guard.periods.flatMap(({ period, limit_minor }) => {
    const next = looser[`${period}_minor`]
    if (next === limit_minor && !isOtherCurrency) return []
    const limit = next === null ? t('limits.no_limit') : money(next, looser.currency)
    return [`${t(`limits.period.${period}`)}: ${limit}`]
  })
  const endsPause = guard.paused_until !== looser.paused_until && !looser.paused_until
  return (
    <Notice
      action={
        <Button variant="secondary" busy={isPending} onClick={() => change(null)}>
          {t('limits.keep')}
        </Button>
      }
    >
      <p>{t('limits.looser', { time: formatTime(looser.from, 'full', reader) })}</p>
      <ul className={styles.changes}>
        {limits.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {endsPause && <li>{t('limits.pause_ends')}</li>}
        {!endsPause && looser.paused_until && looser.paused_until !== guard.paused_until && (
          <li>{t('limits.pause_until', { time: formatTime(looser.paused_until, 'full', reader) })}</li>
        )}
      </ul>
      <ChangeFailed error={error} />
    </Notice>
  )
}
