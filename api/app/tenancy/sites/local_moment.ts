import { DateTime } from 'luxon'

/** To the minute, as clocks show it: `2026-12-01T09:30`. */
const CLOCK = "yyyy-MM-dd'T'HH:mm"

/**
 * When the clocks of a zone show this. Null where they never do: it is no date, or an hour that is left out when clocks are put
 * forward. What they show twice is the second time, as PostgreSQL has it.
 */
export function localMoment(clock: string, zone: string): DateTime | null {
  const moment = DateTime.fromISO(clock, { zone })
  if (!moment.isValid || clockOf(moment, zone) !== clock) return null
  return moment.getPossibleOffsets().reduce((latest, one) => (one > latest ? one : latest))
}

/** What the clocks of a zone show at a moment. */
export function clockOf(moment: DateTime, zone: string): string {
  return moment.setZone(zone).toFormat(CLOCK)
}
