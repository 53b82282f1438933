import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { ageOf, todayAt } from '#app/members/people/age_of'
import type { Card } from '#app/members/people/card_query'
import { regionsOf } from '#app/members/places/regions'
import { roughDistance } from '#app/members/people/rough_distance'
import type { NearTown } from '#app/members/places/towns_around'
import type { Viewer } from '#app/members/people/viewer'
import type { Mismatch } from './mismatch.js'
import { hasAttribute } from '#app/discovery/candidates/has_attribute'
import { LIVES_IN } from '#app/discovery/candidates/lives_in'
import { SEARCH_RADII } from '#app/discovery/filters/search_radii'
import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES, type SearchedAttribute } from '@manyhearts/locales/profile_fields'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { searchReach } from '#app/discovery/filters/search_reach'
import type SearchRow from '#app/discovery/candidates/search_row'

type Query = ModelQueryBuilderContract<typeof SearchRow>

export interface RelaxedFilter {
  filters: SearchFilters
  towns?: string[]
  unlike: (query: Query) => unknown
  missOf: (card: Card, said: Said) => Mismatch
}

export type Said = Record<SearchedAttribute, string | null>

const YEARS = 5

/** Every way to relax one criterion of a search, but never the gender. */
export async function relaxedFilters(
  viewer: Viewer,
  { cursor: _cursor, ...filters }: SearchFilters
): Promise<RelaxedFilter[]> {
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

function otherAges({ site }: Viewer, filters: SearchFilters): RelaxedFilter[] {
  const { min_age: min, max_age: max } = filters
  if (!min && !max) return []
  const bornYearsAgo = (years: number) => todayAt(site.timeZone).minus({ years }).toISODate()!
  return [
    {
      filters: {
        ...filters,
        min_age: min && Math.max(PROFILE_FIELDS.age.youngest, min - YEARS),
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

async function otherPlaces({ site }: Viewer, filters: SearchFilters): Promise<RelaxedFilter[]> {
  const { country, countryregion } = filters
  if (countryregion) {
    const regions = await regionsOf(country ? [country] : site.settings.countries)
    const region = regions.find(({ id }) => id === countryregion)
    if (!region) return []
    return [
      {
        filters: { ...filters, country: region.country, countryregion: undefined },
        // People without a region are left out: they may well live there.
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

async function farther(
  viewer: Viewer,
  filters: SearchFilters,
  reach: NearTown[] | undefined
): Promise<RelaxedFilter[]> {
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

function otherWords(filters: SearchFilters): RelaxedFilter[] {
  return SEARCHED_ATTRIBUTES.flatMap((word) => {
    const asked = filters[word]
    if (!asked) return []
    return [
      {
        filters: { ...filters, [word]: undefined },
        unlike: (query: Query) => query.whereRaw(`not ${hasAttribute(word, asked.length)}`, asked),
        missOf: (_card: Card, said: Said): Mismatch => ({ by: word, amount: null, value: said[word] }),
      },
    ]
  })
}

function otherInterests(filters: SearchFilters): RelaxedFilter[] {
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
