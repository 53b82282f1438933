import { DateTime } from 'luxon'

/** The calendar date at a brand: days and ages are counted in its time zone. */
export function todayAt(timeZone: string): DateTime {
  return DateTime.now().setZone(timeZone)
}

/** Full years since a date of birth, on today's date in a time zone. Who was born on 29 February turns on 1 March in other years. */
export function ageOf(dateOfBirth: DateTime, timeZone: string): number {
  const today = todayAt(timeZone)
  const birthdayToCome =
    today.month < dateOfBirth.month || (today.month === dateOfBirth.month && today.day < dateOfBirth.day)
  return today.year - dateOfBirth.year - (birthdayToCome ? 1 : 0)
}
