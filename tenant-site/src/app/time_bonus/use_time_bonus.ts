import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { bonusEnds } from './time_bonus_rules.ts'

/**
 * The time bonus of a member (specification §4), until when (ms since 1970) and how long it still holds (ms): asked for once, counted down each second,
 * gone at zero, at log-out and with the first purchase. Null where there is none.
 */
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
    // Not to have one is the usual answer.
    retry: false,
  })
  if (!mayBe || !data) return null
  const { discountcode } = data
  const until = Math.min(ends, discountcode.expires ? Date.parse(discountcode.expires) : ends)
  return until > now ? { discountcode, until, left: until - now } : null
}
