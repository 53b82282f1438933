import { type TrendPoint, YEAR } from '#console/figures/brand_figures.ts'
import { useTimes } from '#console/translations/use_times.ts'

const AT_UTC = { timeZone: 'UTC' } as const

/** Writes figures, changes and days as the console's language does. */
export function useFigureText() {
  const { locale } = useTimes()
  const written = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).format(value)
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, ...AT_UTC })
  /** `2–29 Nov 2026`. */
  const span = (from: string, to: string) =>
    dates({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(new Date(from), new Date(to))
  return {
    count: (value: number) => written(value),
    change: (share: number | null) =>
      share === null ? '–' : written(share, { style: 'percent', signDisplay: 'exceptZero' }),
    span,
    /** `Sun 29 Nov`; where a year is shown by months `November 2026`, or which part of it. */
    point: ({ from, to }: Pick<TrendPoint, 'from' | 'to'>, days: number) => {
      if (days !== YEAR) return dates({ weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(from))
      return isWholeMonth(from, to) ? dates({ month: 'long', year: 'numeric' }).format(new Date(from)) : span(from, to)
    },
  }
}

function isWholeMonth(from: string, to: string): boolean {
  const next = new Date(to)
  next.setUTCDate(next.getUTCDate() + 1)
  return from.endsWith('-01') && next.getUTCDate() === 1
}
