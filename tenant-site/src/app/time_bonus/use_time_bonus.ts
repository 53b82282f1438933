import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { bonusEnds } from './time_bonus_rules.ts'

/** A member's time bonus (specification §4): its end (ms since 1970) and the time left (ms), updated each second; null if none. */
export function useTimeBonus(user: User | null) {
  const { api } = useVisit()
  const [now, setNow] = useState(() => Date.now())
  const ends = bonusEnds(user, now)
  const mayBe = ends !== null
  useEffect(() => {
    if (!mayBe) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [mayBe])
  const { data } = useQuery({
    ...call(api, 'discount_codes.show', { query: { timebonus: true } }),
    enabled: mayBe,
    staleTime: Infinity,
  })
  if (!mayBe || !data) return null
  const { discountcode } = data
  const until = Math.min(ends, discountcode.expires ? Date.parse(discountcode.expires) : ends)
  return until > now ? { discountcode, until, left: until - now } : null
}
