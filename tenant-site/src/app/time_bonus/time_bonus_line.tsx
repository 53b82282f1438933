import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import { Countdown } from '#site/ui/feedback/countdown.tsx'
import { countdownOf } from './time_bonus_rules.ts'
import styles from './time_bonus.module.css'

type TimeBonusLineProps = {
  percent: number
  /** Milliseconds. */
  left: number
  /** Keeps the place until the server's time is known, so that nothing below it moves. */
  isAwaited?: boolean
}

/** The line above the pages of the members area (specification §4). */
export function TimeBonusLine({ percent, left, isAwaited = false }: TimeBonusLineProps) {
  const { t } = useTranslation('site')
  const written = usePercent()(percent)
  const content = (
    <>
      <p>{t('bonus.banner_line', { percent: written })}</p>
      <Countdown {...countdownOf(left)} label={t('bonus.time_left')} />
      <Link to="/credits">{t('bonus.see_credits')}</Link>
    </>
  )
  return isAwaited ? (
    <div className={styles.line} inert aria-hidden="true" data-awaited>
      {content}
    </div>
  ) : (
    <aside className={styles.line} aria-label={t('bonus.title', { percent: written })}>
      {content}
    </aside>
  )
}
