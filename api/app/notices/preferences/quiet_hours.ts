import type { DateTime } from 'luxon'
import type Member from '#app/members/people/member'

/** When nothing shall ring: from one time of day to another, over midnight too, by the clock of a time zone. */
export interface QuietHours {
  from: string
  to: string
  time_zone: string
}

/** A member's quiet hours; null when he has none. */
export function quietHoursOf({ quietFrom: from, quietTo: to, quietZone: zone }: Member): QuietHours | null {
  return from && to && zone ? { from, to, time_zone: zone } : null
}

/** When the quiet that lies over a moment ends; null when there is none. */
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
