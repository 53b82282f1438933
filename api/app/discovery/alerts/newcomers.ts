import type { DateTime } from 'luxon'
import { ageOf } from '#app/members/people/age_of'

export const COUNTED_NEWCOMERS = 100
const SHOWN = 5

export interface Newcomers {
  count: number
  lines: string[]
}

interface Newcomer {
  name: string
  dateOfBirth: DateTime
  region: string | null
}

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
