import { DateTime } from 'luxon'
import { fieldRefused } from '#app/http/validation/field_refused'

const LONGEST_DAYS = 366

/** When a pause ends, by what was asked for. @throws FieldsRefused for a day that is no day, over, or more than a year away */
export function pauseEnd(asked: string, timeZone: string, now: DateTime = DateTime.now()): DateTime {
  if (asked === 'day' || asked === 'week' || asked === 'month') return now.plus({ [`${asked}s`]: 1 })
  const end = DateTime.fromISO(asked, { zone: timeZone }).startOf('day')
  if (!end.isValid) throw fieldRefused('pause', 'date')
  if (end <= now || end > now.plus({ days: LONGEST_DAYS })) throw fieldRefused('pause', 'range')
  return end
}
