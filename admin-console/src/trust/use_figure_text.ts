import { useTranslate } from 'react-admin'
import { useDuration } from '#console/translations/use_duration.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** Writes figures as the console's language does; what wasn't counted says so. */
export function useFigureText() {
  const translate = useTranslate()
  const duration = useDuration()
  const { locale } = useTimes()
  const written = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).format(value)
  const count = (value: number | null) => (value === null ? translate('trust.not_counted') : written(value))
  return {
    count,
    /** `2 (40%)`. */
    share: (value: number, of: number) =>
      of === 0
        ? written(value)
        : `${written(value)} (${written(value / of, { style: 'percent', maximumFractionDigits: 1 })})`,
    /** Nothing was measured where nothing was decided. */
    time: (seconds: number | null) => (seconds === null ? '–' : duration(seconds)),
    /** `November 2026`. */
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00Z`)
      ),
  }
}
