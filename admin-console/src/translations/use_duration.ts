import { useTimes } from '#console/translations/use_times.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Writes seconds as one rounded unit: "40 sec", "12 min", "3 hr", "4.5 days". */
export function useDuration(): (seconds: number) => string {
  const { locale } = useTimes()
  const written = (amount: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
      amount
    )
  return (seconds) =>
    seconds < MINUTE
      ? written(Math.round(seconds), 'second')
      : seconds < 2 * HOUR
        ? written(Math.round(seconds / MINUTE), 'minute')
        : seconds < 2 * DAY
          ? written(Math.round((seconds / HOUR) * 10) / 10, 'hour')
          : written(Math.round((seconds / DAY) * 10) / 10, 'day')
}
