import { useTimes } from '#console/translations/use_times.ts'

/** Writes what the brand's clocks show (`2026-12-01T00:00`), as it is: no zone is applied. */
export function useClocks() {
  const { locale } = useTimes()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (clock: string) => format.format(new Date(`${clock}Z`))
}
