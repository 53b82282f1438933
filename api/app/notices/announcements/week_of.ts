import { DateTime } from 'luxon'
import type { Site } from '#app/tenancy/sites/site'

/** Monday of this week in the brand's time zone (ISO 8601). */
export function weekOf({ timeZone }: Pick<Site, 'timeZone'>): string {
  return DateTime.now().setZone(timeZone).startOf('week').toISODate()!
}
