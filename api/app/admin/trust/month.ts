import { DateTime } from 'luxon'
import type { Span } from './trust_figures.js'

/** As addresses and files name months, which are those of UTC. */
export const MONTH = 'yyyy-MM'

export function monthOf(time: DateTime = DateTime.utc()): string {
  return time.toUTC().toFormat(MONTH)
}

/** The first moment of a month like `2026-11`. */
export function startOf(month: string): DateTime {
  return DateTime.fromFormat(month, MONTH, { zone: 'utc' })
}

export function spanOf(month: string): Span {
  const from = startOf(month)
  return { from: from.toISO()!, to: from.plus({ months: 1 }).toISO()! }
}

/** From one month until another, with both. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let at = startOf(first); monthOf(at) <= last; at = at.plus({ months: 1 })) months.push(monthOf(at))
  return months
}
