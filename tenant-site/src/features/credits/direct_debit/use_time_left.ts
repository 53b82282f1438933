import { useEffect, useState } from 'react'

const SECOND = 1_000

/** Milliseconds until a moment, each second anew; undefined before hydration, as the server's clock is another. */
export function useTimeLeft(until: string | null): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [])
  return now === undefined || until === null ? undefined : Math.max(0, Date.parse(until) - now)
}
