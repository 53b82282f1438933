import type { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

/** E.g. `5 December 2026`: in the brand's time zone and its country's format. */
export function longDate({ country, timeZone }: Site, language: string, day: DateTime): string {
  const locale = new Intl.Locale(language, { region: country }).toString()
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(day.toJSDate())
}
