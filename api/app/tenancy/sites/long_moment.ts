import type { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

/** A day and time as a letter of this brand writes it: by the brand's clock, as people of its country write them. */
export function longMoment({ country, timeZone }: Site, language: string, moment: DateTime): string {
  const locale = new Intl.Locale(language, { region: country }).toString()
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment.toJSDate())
}
