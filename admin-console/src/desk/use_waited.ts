import { useEffect, useState } from 'react'
import { useTimes } from '#console/translations/use_times.ts'

const MINUTE = 60_000

/** How long since then, as "5 min." or "2 hr"; renewed each half minute. Null for less than a minute. */
export function useWaited(since: string | null): string | null {
  const { locale } = useTimes()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  if (since === null) return null
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE))
  if (minutes < 1) return null
  const [amount, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 1440), 'day']
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, unitDisplay: 'short' }).format(
    amount as number
  )
}
