import type { DateTime } from 'luxon'
import type { Site } from './site.js'

/** A date without a time, e.g. `5 December 2026`: no time zone turns it into the day before. */
export function dayOnly({ country }: Pick<Site, 'country'>, language: string, { year, month, day }: DateTime): string {
  const locale = new Intl.Locale(language, { region: country }).toString()
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day))
}
