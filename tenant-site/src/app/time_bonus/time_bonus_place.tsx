import { useLocation } from 'react-router-dom'
import type { User } from '#site/lib/api/shapes.ts'
import { TimeBonusLine } from './time_bonus_line.tsx'
import { isInMembersArea, mayHaveBonus } from './time_bonus_rules.ts'

/** What every newcomer's line says (specification §9): as long as the real one. */
const PERCENT = 25

/** The empty place of the line, from the server on. */
export function TimeBonusPlace({ user }: { user: User | null }) {
  const isHere = isInMembersArea(useLocation().pathname)
  return isHere && mayHaveBonus(user) ? <TimeBonusLine percent={PERCENT} left={0} isAwaited /> : null
}
