import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ageOf, todayAt } from '#app/members/people/age_of'
import type { Card } from '#app/members/people/card_query'
import { regionsOf } from '#app/members/places/regions'
import { roughDistance } from '#app/members/people/rough_distance'
import type { NearTown } from '#app/members/places/towns_around'
import type { Viewer } from '#app/members/people/viewer'
import type { Miss } from './mismatch.js'
import { hasWord } from '#app/discovery/candidates/has_attribute'
import { LIVES_IN } from '#app/discovery/candidates/lives_in'
import { SEARCH_RADII } from '#app/discovery/filters/search_radii'
import { SEARCHED_WORDS, type SearchedWord } from '#app/discovery/filters/searched_attributes'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { searchReach } from '#app/discovery/filters/search_reach'
import type SearchRow from '#app/discovery/candidates/search_row'
import { YOUNGEST } from '#app/discovery/filters/search_validator'

type Query = ModelQueryBuilderContract<typeof SearchRow>

/** A search that asks for one thing less. */
export interface Loosening {
  filters: SearchFilters
  towns?: string[]
  /** Leaves those who differ in just that thing. */
  unlike: (query: Query) => unknown
  missOf: (card: Card, said: Said) => Miss
}

/** What somebody says of himself, a word each. */
export type Said = Record<SearchedWord, string | null>

/** Years by which somebody may be younger or older than asked. */
const YEARS = 5

/** The ways to ask for one thing less than a search does. Whom one would like to meet is never one of them. */
export async function loosenings(viewer: Viewer, { cursor: _cursor, ...filters }: SearchFilters): Promise<Loosening[]> {
  // In the order of distance nobody out of reach is near.
  const reach = await searchReach(viewer, filters)
  const towns = reach?.map(({ id }) => id)
  const ways = [
    ...otherAges(viewer, filters),
    ...(await otherPlaces(viewer, filters)),
    ...(await farther(viewer, filters, reach)),
    ...otherWords(filters),
    ...otherInterests(filters),
  ]
  return ways.map((way) => ({ towns, ...way }))
}

function otherAges({ site }: Viewer, filters: SearchFilters): Loosening[] {
  const { min_age: min, max_age: max } = filters
  if (!min && !max) return []
  const bornYearsAgo = (years: number) => todayAt(site.timeZone).minus({ years }).toISODate()!
  return [
    {
      filters: {
        ...filters,
        min_age: min && Math.max(YOUNGEST, min - YEARS),
        max_age: max && max + YEARS,
      },
      unlike: (query) => {
        if (min) void query.orWhere('search_rows.date_of_birth', '>', bornYearsAgo(min))
        if (max) void query.orWhere('search_rows.date_of_birth', '<=', bornYearsAgo(max + 1))
      },
      missOf: ({ profile }) => {
        const age = ageOf(profile.dateOfBirth, site.timeZone)
        return min && age < min
          ? { by: 'younger', amount: min - age, value: null }
          : { by: 'older', amount: age - max!, value: null }
      },
    },
  ]
}

/** From another region of the same country; where none was asked for, from another country. */
async function otherPlaces({ site }: Viewer, filters: SearchFilters): Promise<Loosening[]> {
  const { country, countryregion } = filters
  if (countryregion) {
    const regions = await regionsOf(country ? [country] : site.settings.countries)
    const region = regions.find(({ id }) => id === countryregion)
    if (!region) return []
    return [
      {
        filters: { ...filters, country: region.country, countryregion: undefined },
        // Who names no region may well live there: nothing is said of him.
        unlike: (query) => query.whereNot('search_rows.region_id', countryregion),
        missOf: ({ region: other }) => ({ by: 'region', amount: null, value: other?.name ?? null }),
      },
    ]
  }
  if (!country || site.settings.countries.length < 2) return []
  return [
    {
      filters: { ...filters, country: undefined },
      unlike: (query) => query.whereRaw(`not ${LIVES_IN}`, [country]),
      missOf: ({ profile }) => ({ by: 'country', amount: null, value: profile.country }),
    },
  ]
}

/** From the next ring of towns. */
async function farther(viewer: Viewer, filters: SearchFilters, reach: NearTown[] | undefined): Promise<Loosening[]> {
  const next = SEARCH_RADII.find((radius) => filters.radius !== undefined && radius > filters.radius)
  if (!next || !reach) return []
  const inside = new Set(reach.map(({ id }) => id))
  const ring = (await searchReach(viewer, { radius: next }))!.filter(({ id }) => !inside.has(id))
  return [
    {
      filters,
      towns: ring.map(({ id }) => id),
      unlike: (query) => query.whereNotNull('search_rows.town_id'),
      missOf: ({ profile }) => ({
        by: 'distance',
        amount: roughDistance(ring.find(({ id }) => id === profile.townId)!.km),
        value: null,
      }),
    },
  ]
}

function otherWords(filters: SearchFilters): Loosening[] {
  return SEARCHED_WORDS.flatMap((word) => {
    const asked = filters[word]
    if (!asked) return []
    return [
      {
        filters: { ...filters, [word]: undefined },
        unlike: (query: Query) => query.whereRaw(`not ${hasWord(word, asked.length)}`, asked),
        missOf: (_card: Card, said: Said): Miss => ({ by: word, amount: null, value: said[word] }),
      },
    ]
  })
}

function otherInterests(filters: SearchFilters): Loosening[] {
  const { interests } = filters
  if (!interests) return []
  return [
    {
      filters: { ...filters, interests: undefined },
      unlike: (query) =>
        query.whereRaw(
          `not exists (select from app.profile_interests liked where liked.tenant_id = search_rows.tenant_id
             and liked.profile_id = search_rows.id and liked.interest_id = any(:interests::bigint[]))`,
          { interests } as never
        ),
      missOf: () => ({ by: 'interests', amount: null, value: null }),
    },
  ]
}
