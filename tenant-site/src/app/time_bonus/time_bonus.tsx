import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { User } from '#site/lib/api/shapes.ts'
import { useDismissal } from '#site/lib/browser/use_dismissal.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import { Countdown } from '#site/ui/feedback/countdown.tsx'
import { countdownOf, isInMembersArea } from './time_bonus_rules.ts'
import { useTimeBonus } from './use_time_bonus.ts'
import styles from './time_bonus.module.css'

const TimeBonusPopup = lazy(() => import('./time_bonus_popup.tsx'))

/** Delay in ms before members without credits see the popup (specification §9). */
const LOOKS_AROUND = 40_000

/** Time bonus in the members area (specification §4): a line above the page, and once a popup after 40 s without credits. */
export default function TimeBonus({ user }: { user: User }) {
  const { t } = useTranslation('site')
  const write = usePercent()
  const bonus = useTimeBonus(user)
  const isHere = isInMembersArea(useLocation().pathname)
  const [isAway, putAway] = useDismissal('hide-time-bonus-modal')
  const hasLookedAround = useAfter(LOOKS_AROUND, isHere)
  const isMyTurn = useOverlayTurn('time_bonus', isHere && hasLookedAround && !!bonus && user.credits === 0 && !isAway)
  if (!bonus || !isHere) return null
  const { discountcode, until, left } = bonus
  const percent = write(discountcode.value_percentage)
  return (
    <>
      <aside className={styles.line} aria-label={t('bonus.title', { percent })}>
        <p>{t('bonus.banner_line', { percent })}</p>
        <Countdown {...countdownOf(left)} label={t('bonus.time_left')} />
        <Link to="/credits">{t('bonus.see_credits')}</Link>
      </aside>
      {isMyTurn && (
        <Suspense>
          <TimeBonusPopup percent={percent} ends={until} onClose={putAway} />
        </Suspense>
      )}
    </>
  )
}

function useAfter(milliseconds: number, isSo: boolean): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setAfter(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setAfter(false)
    }
  }, [milliseconds, isSo])
  return isAfter
}
