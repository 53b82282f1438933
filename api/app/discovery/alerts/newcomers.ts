import type { DateTime } from 'luxon'
import { ageOf } from '#app/members/people/age_of'
import type { Site } from '#app/tenancy/sites/site'

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

/** A line each for the first of them, with what the brand shows of profiles (`visible_profile_fields`). */
export function newcomersOf(people: Newcomer[], { settings, timeZone }: Site): Newcomers {
  const shows = (field: string) => settings.visible_profile_fields.includes(field)
  const line = ({ name, dateOfBirth, region }: Newcomer) => {
    const named = shows('age') ? `${name}, ${ageOf(dateOfBirth, timeZone)}` : name
    return region && shows('region') ? `${named} · ${region}` : named
  }
  return { count: people.length, lines: people.slice(0, SHOWN).map(line) }
}
