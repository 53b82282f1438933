import type { DateTime } from 'luxon'
import { ageOf } from '#app/members/people/age_of'

/** Counts are exact up to here. */
export const COUNTED_NEWCOMERS = 100
const SHOWN = 5

/** Who came lately: how many, up to a hundred, and the newest few, a line each. */
export interface Newcomers {
  count: number
  lines: string[]
}

interface Newcomer {
  name: string
  dateOfBirth: DateTime
  region: string | null
}

/** What is told of newcomers, the newest first; `timeZone` is the brand's, in which they have their ages. */
export function newcomersOf(people: Newcomer[], timeZone: string): Newcomers {
  return {
    count: people.length,
    lines: people
      .slice(0, SHOWN)
      .map(({ name, dateOfBirth, region }) =>
        [`${name}, ${ageOf(dateOfBirth, timeZone)}`, region].filter(Boolean).join(' · ')
      ),
  }
}
