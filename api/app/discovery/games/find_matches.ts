import type Member from '#app/members/people/member'
import { cardOf, cardQuery, type CardRow } from '#app/members/people/card_query'
import { interestsNamed } from '#app/members/places/interests'
import type { Viewer } from '#app/members/people/viewer'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Match } from './match.js'
import { recentlyActiveFirst } from '#app/discovery/candidates/recently_active_first'
import { mightMatch } from './might_match.js'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from '#app/discovery/candidates/search_row'

/** Answers to the match finder's questions; missing ones are read from the member's profile. */
interface FinderAnswers {
  gender?: 'male' | 'female' | 'both'
  min_age?: number
  max_age?: number
  near?: 'region' | 'country' | 'anywhere'
  reason?: string
  interests?: string[]
}

/** Only the most recently active are scored: more would take longer without better results. */
const CONSIDERED = 400
const FOUND = 24
const SAME_AGE_YEARS = 3

const POINTS = { interest: 2, reason: 3, region: 2, age: 1, likesMe: 4, photo: 1 }

/** Real members who fit the answers, best score first. Compares only what the brand shows on profiles, so that nothing leaks. */
export async function findMatches(viewer: Viewer & { member: Member }, answers: FinderAnswers): Promise<Match[]> {
  const rows = await tenantRows(ranked(viewer, answers))
  return Promise.all(
    rows.map(async (row) => {
      const card = cardOf(row)
      return {
        ...card,
        shared: {
          interests: await interestsNamed(row.shared_interests, viewer.language),
          reason: row.is_same_reason ? row.reason : null,
          isSameRegion: row.is_same_region,
          isSameAge: row.is_same_age,
        },
      }
    })
  )
}

interface Common {
  reason: string | null
  shared_interests: string[]
  is_same_reason: boolean
  is_same_region: boolean
  is_same_age: boolean
}

function ranked(viewer: Viewer & { member: Member }, answers: FinderAnswers) {
  const { member, site } = viewer
  const { profile: me } = member
  const shows = (field: string) => site.settings.visible_profile_fields.includes(field)
  const considered = recentlyActiveFirst(
    mightMatch(narrowSearch(SearchRow.query(), viewer, filtersOf(member, answers)), member),
    'search_rows'
  )
    .select('search_rows.id')
    .limit(CONSIDERED)
  const people = cardQuery(member)
    .pojo<CardRow & Common>()
    .select('common.*', 'profiles.reason')
    .joinRaw(
      `cross join lateral (select
         array(select interest_id::text from app.profile_interests theirs
           where theirs.tenant_id = (select sec.tenant_id()) and theirs.profile_id = profiles.id and :compares_interests
             and case when :has_interests then theirs.interest_id = any(:interests::bigint[]) else theirs.interest_id in (
               select mine.interest_id from app.profile_interests mine
               where mine.tenant_id = (select sec.tenant_id()) and mine.profile_id = :me) end
         ) as shared_interests,
         coalesce(profiles.reason = :reason::text, false) as is_same_reason,
         coalesce(profiles.region_id = :region::bigint, false) as is_same_region,
         :compares_age and profiles.date_of_birth between :born::date - interval '${SAME_AGE_YEARS} years'
           and :born::date + interval '${SAME_AGE_YEARS} years' as is_same_age) common`,
      {
        me: me.id,
        compares_interests: shows('interests'),
        has_interests: answers.interests !== undefined,
        interests: answers.interests ?? [],
        reason: shows('reason') ? (answers.reason ?? me.reason) : null,
        region: shows('region') ? me.regionId : null,
        compares_age: shows('age'),
        born: me.dateOfBirth.toISODate(),
        // Lucid's types allow no null here; PostgreSQL does.
      } as never
    )
    .whereIn('profiles.id', considered)
    .orderByRaw(`${SCORE} desc`)
    .limit(FOUND)
  void recentlyActiveFirst(people)
  people.knexQuery.comment(PLANNED_BY_VALUES)
  return people
}

const SCORE = `(cardinality(common.shared_interests) * ${POINTS.interest} + common.is_same_reason::int * ${POINTS.reason}
  + common.is_same_region::int * ${POINTS.region} + common.is_same_age::int * ${POINTS.age}
  + (received.created_at is not null)::int * ${POINTS.likesMe} + (profiles.main_photo_id is not null)::int * ${POINTS.photo})`

function filtersOf({ profile }: Member, { near = 'country', ...answers }: FinderAnswers): SearchFilters {
  const { gender, min_age, max_age } = answers
  const place =
    near === 'region' && profile.regionId
      ? { countryregion: profile.regionId }
      : near === 'anywhere'
        ? {}
        : { country: profile.country }
  return { gender, min_age, max_age, ...place, real_only: true }
}
