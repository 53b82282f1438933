import type { DateTime } from 'luxon'
import type Member from '#app/members/people/member'

/** Times of day (HH:mm) in a time zone; may span midnight. */
export interface QuietHours {
  from: string
  to: string
  time_zone: string
}

export function quietHoursOf({ quietFrom: from, quietTo: to, quietZone: zone }: Member): QuietHours | null {
  return from && to && zone ? { from, to, time_zone: zone } : null
}

/** End of the quiet hours that include a moment; null outside them. */
export function quietUntil({ from, to, time_zone: zone }: QuietHours, at: DateTime): DateTime | null {
  const here = at.setZone(zone)
  const [start, end] = [timeOn(here, from), timeOn(here, to)]
  if (start < end) return start <= here && here < end ? end : null
  if (here >= start) return end.plus({ days: 1 })
  return here < end ? end : null
}

function timeOn(day: DateTime, time: string): DateTime {
  const [hour, minute] = time.split(':').map(Number)
  return day.set({ hour, minute, second: 0, millisecond: 0 })
}
