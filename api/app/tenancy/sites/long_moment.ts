import type { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

export function longMoment({ country, timeZone }: Site, language: string, moment: DateTime): string {
  const locale = new Intl.Locale(language, { region: country }).toString()
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment.toJSDate())
}
