import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '#site/lib/api/shapes.ts'
import { useDismissal } from '#site/lib/browser/use_dismissal.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import { TimeBonusLine } from './time_bonus_line.tsx'
import { TimeBonusPlace } from './time_bonus_place.tsx'
import { isInMembersArea } from './time_bonus_rules.ts'
import { useTimeBonus } from './use_time_bonus.ts'

const TimeBonusPopup = lazy(() => import('./time_bonus_popup.tsx'))

/** Delay in ms before members without credits see the popup (specification §9). */
const LOOKS_AROUND = 40_000

/** Time bonus in the members area (specification §4): a line above the page, and once a popup after 40 s without credits. */
export default function TimeBonus({ user }: { user: User }) {
  const write = usePercent()
  const bonus = useTimeBonus(user)
  const isHere = isInMembersArea(useLocation().pathname)
  const [isAway, putAway] = useDismissal('hide-time-bonus-modal')
  const hasLookedAround = useAfter(LOOKS_AROUND, isHere)
  const isMyTurn = useOverlayTurn('time_bonus', isHere && hasLookedAround && !!bonus && user.credits === 0 && !isAway)
  if (bonus === undefined) return <TimeBonusPlace user={user} />
  if (!bonus || !isHere) return null
  const { discountcode, until, left } = bonus
  return (
    <>
      <TimeBonusLine percent={discountcode.value_percentage} left={left} />
      {isMyTurn && (
        <Suspense>
          <TimeBonusPopup percent={write(discountcode.value_percentage)} ends={until} onClose={putAway} />
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
