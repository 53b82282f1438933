import { DateTime } from 'luxon'

const SATURDAY = 6
/** Day and month: New Year, Labour Day, Christmas, the day after. */
const FIXED = ['01-01', '05-01', '12-25', '12-26']

/** Whether banks settle euro payments between each other: TARGET is closed on weekends and these six days. */
export function isBankDay(day: DateTime): boolean {
  if (day.weekday >= SATURDAY || FIXED.includes(day.toFormat('MM-dd'))) return false
  const easter = easterSunday(day.year)
  const isOff = (days: number) => day.hasSame(easter.plus({ days }), 'day')
  return !isOff(-2) && !isOff(1)
}

/** The first bank day so many days or more after now, where the brand is. */
export function nextBankDay(timeZone: string, days: number, now: DateTime = DateTime.now()): string {
  const { year, month, day } = now.setZone(timeZone)
  let next = DateTime.utc(year, month, day).plus({ days })
  while (!isBankDay(next)) next = next.plus({ days: 1 })
  return next.toISODate()!
}

/** In the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): DateTime {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return DateTime.utc(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}
