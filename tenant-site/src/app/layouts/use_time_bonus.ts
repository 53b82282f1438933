import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/call.ts'
import type { User } from '#site/lib/shapes.ts'
import { useVisit } from '#site/lib/visit.ts'
import { bonusEnds } from './time_bonus_rules.ts'

/**
 * The time bonus of a member (specification §4) and how long it still holds, in ms: asked for once, counted down each second,
 * gone at zero, at log-out and with the first purchase. Null where there is none.
 */
export function useTimeBonus(user: User | null) {
  const { api } = useVisit()
  const now = useNow(bonusEnds(user, Date.now()) !== null)
  const ends = bonusEnds(user, now)
  const { data } = useQuery({
    ...call(api, 'discount_codes.show', { query: { timebonus: true } }),
    enabled: ends !== null,
    staleTime: Infinity,
    // Not to have one is the usual answer.
    retry: false,
  })
  if (ends === null || !data) return null
  const { discountcode } = data
  const left = Math.min(ends, discountcode.expires ? Date.parse(discountcode.expires) : ends) - now
  return left > 0 ? { discountcode, left } : null
}

/** The time, each second anew while somebody looks at it. */
function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}
