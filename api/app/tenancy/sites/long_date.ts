import type { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

/** A day as a letter of this brand writes it, `5 December 2026`: by the brand's calendar, as people of its country write dates. */
export function longDate({ country, timeZone }: Site, language: string, day: DateTime): string {
  const locale = new Intl.Locale(language, { region: country }).toString()
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(day.toJSDate())
}
