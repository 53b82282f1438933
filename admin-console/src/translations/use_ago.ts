import { useTimes } from '#console/translations/use_times.ts'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How far away a moment is, in the largest unit that fits: 2 days ago, in 40 minutes. */
export function useAgo() {
  const { locale } = useTimes()
  const times = new Intl.RelativeTimeFormat(locale)
  return (at: string) => {
    const ms = Date.parse(at) - Date.now()
    const [unit, length] = UNITS.find(([, one]) => Math.abs(ms) >= one) ?? UNITS.at(-1)!
    return times.format(Math.trunc(ms / length) || (ms < 0 ? -0 : 0), unit)
  }
}
