import { DateTime } from 'luxon'

/** Time zone arithmetic is slow and lists need it for each person, so the date is cached this long. */
const HOLDS_MS = 1_000

const reckoned = new Map<string, { today: DateTime; until: number }>()

export function todayAt(timeZone: string): DateTime {
  const now = Date.now()
  const known = reckoned.get(timeZone)
  if (known && now < known.until) return known.today
  const today = DateTime.fromMillis(now, { zone: timeZone })
  reckoned.set(timeZone, { today, until: now + HOLDS_MS })
  return today
}

/** Age in full years, today in a time zone. People born on 29 February turn a year older on 1 March in non-leap years. */
export function ageOf(dateOfBirth: DateTime, timeZone: string): number {
  const today = todayAt(timeZone)
  const birthdayToCome =
    today.month < dateOfBirth.month || (today.month === dateOfBirth.month && today.day < dateOfBirth.day)
  return today.year - dateOfBirth.year - (birthdayToCome ? 1 : 0)
}
