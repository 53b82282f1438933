import type { DateTime } from 'luxon'

/** A day as a letter writes it: `5 December 2026`, in the zone the moment was given in. */
export function longDate(language: string, day: DateTime): string {
  return day.setLocale(language).toLocaleString({ day: 'numeric', month: 'long', year: 'numeric' })
}
