import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import type { User } from '#site/lib/api/shapes.ts'
import { PRICES } from '#site/lib/api/prices.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { bonusLeft, mayHaveBonus, untilNextSecond } from './time_bonus_rules.ts'

/** A member's time bonus (specification §4): its end (ms since 1970) and the time left (ms), updated each second; null if none, undefined while it is asked for. */
export function useTimeBonus(user: User | null) {
  const { api, queryClient } = useVisit()
  const [now, setNow] = useState(() => Date.now())
  const mayBe = mayHaveBonus(user)
  const {
    data,
    dataUpdatedAt: receivedAt,
    isPending,
  } = useQuery({
    ...call(api, 'discount_codes.show', { query: { timebonus: true } }),
    enabled: mayBe,
    staleTime: Infinity,
  })
  const bonus = mayBe ? data?.discountcode : undefined
  const expires = bonus?.expires
  const left = data && expires ? bonusLeft({ expires, server_time: data.server_time, receivedAt }, now) : 0
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setNow(Date.now()), untilNextSecond(left))
    return () => clearTimeout(timer)
  }, [isRunning, left])

  useEffect(() => {
    // The prices on the screen are with the bonus.
    if (isRunning)
      return () => void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => PRICES.has(name) })
  }, [isRunning, queryClient])

  if (mayBe && isPending) return undefined
  return bonus && expires && isRunning ? { discountcode: bonus, until: Date.parse(expires), left } : null
}
