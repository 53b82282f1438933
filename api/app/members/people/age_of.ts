import { DateTime } from 'luxon'

/** Reckoning in a time zone is slow, and a list of people asks for each of them: what was reckoned holds this long. */
const HOLDS_MS = 1_000

const reckoned = new Map<string, { today: DateTime; until: number }>()

/** The calendar date at a brand: days and ages are counted in its time zone. A second old at most. */
export function todayAt(timeZone: string): DateTime {
  const now = Date.now()
  const known = reckoned.get(timeZone)
  if (known && now < known.until) return known.today
  const today = DateTime.fromMillis(now, { zone: timeZone })
  reckoned.set(timeZone, { today, until: now + HOLDS_MS })
  return today
}

/** Full years since a date of birth, on today's date in a time zone. Who was born on 29 February turns on 1 March in other years. */
export function ageOf(dateOfBirth: DateTime, timeZone: string): number {
  const today = todayAt(timeZone)
  const birthdayToCome =
    today.month < dateOfBirth.month || (today.month === dateOfBirth.month && today.day < dateOfBirth.day)
  return today.year - dateOfBirth.year - (birthdayToCome ? 1 : 0)
}
