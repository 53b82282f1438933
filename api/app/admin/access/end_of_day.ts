import { DateTime } from 'luxon'
import { fieldRefused } from '#app/http/validation/field_refused'

/** When a day is over at a brand. @throws 422 for `last_day` that is none, or is over */
export function endOfDay(day: string, zone: string): DateTime {
  const end = DateTime.fromISO(day, { zone }).endOf('day')
  if (!end.isValid || end <= DateTime.now()) throw fieldRefused('last_day', 'day_over')
  return end
}
