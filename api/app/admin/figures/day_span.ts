import { DateTime } from 'luxon'
import { todayAt } from '#app/members/people/age_of'

/** Days like `2026-11-30`, by the clocks of a time zone. */
export function today(zone: string): string {
  return todayAt(zone).toISODate()!
}

export function plusDays(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!
}

/** From one day until another, with both. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day)
  return days
}

/** From the first moment of a day until another has ended; a day on which the clocks change is shorter or longer. */
export function spanOfDays(zone: string, first: string, last: string): { from: string; to: string } {
  const startOf = (day: string) => DateTime.fromISO(day, { zone }).startOf('day').toUTC().toISO()!
  return { from: startOf(first), to: startOf(plusDays(last, 1)) }
}
