import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { todayAt } from '#app/members/age_of'
import { type Card, cardOf, cardQuery } from '#app/members/card_query'
import Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer_of'
import { visibleTo } from '#app/members/visible_to'
import { readCursor, type SearchCursor, writeCursor } from './search_cursor.js'

/** What a search may ask for (specification §3, search state). */
export interface SearchFilters {
  gender?: 'male' | 'female' | 'both'
  country?: string
  countryregion?: string
  min_age?: number
  max_age?: number
  real_only?: boolean
  cursor?: string
}

/** One page of a search. `numFictional` of `numResults` are fictional: counts never mix the two silently. */
export interface SearchPage {
  cards: Card[]
  pageNumber: number
  numResults: number
  numFictional: number
  numResultsCapped: boolean
  next: string | null
}

const PER_PAGE = 24
/** Counts are exact up to here; beyond it is "200+" (product.md §4). */
const COUNTED = 200

/** Members by their last activity, a page at a time, and how many there are. */
export async function searchMembers(viewer: Viewer, filters: SearchFilters): Promise<SearchPage> {
  const cursor = filters.cursor ? readCursor(filters.cursor) : null
  const [rows, counts] = await Promise.all([pageOf(viewer, filters, cursor), count(viewer, filters)])
  const shown = rows.slice(0, PER_PAGE)
  const pageNumber = cursor?.pageNumber ?? 1
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined
  return {
    cards: shown.map(cardOf),
    pageNumber,
    ...counts,
    next: last ? writeCursor({ activity: last.$extras.activity, id: last.id, pageNumber: pageNumber + 1 }) : null,
  }
}

async function pageOf(viewer: Viewer, filters: SearchFilters, cursor: SearchCursor | null): Promise<Profile[]> {
  const query = narrow(cardQuery(viewer.member), viewer, filters)
    .select(
      currentTransaction().raw('(extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity')
    )
    .orderBy('profiles.last_active_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(PER_PAGE + 1)
  if (cursor) {
    query.whereRaw(
      `(profiles.last_active_at, profiles.id) < (timestamptz 'epoch' + ?::bigint * interval '1 microsecond', ?::bigint)`,
      [cursor.activity, cursor.id]
    )
  }
  return query
}

/** Real members and fictional profiles are counted apart, in one statement and each no further than needed. */
async function count(viewer: Viewer, filters: SearchFilters) {
  const trx = currentTransaction()
  const ofKind = (kind: 'member' | 'fictional') => {
    const found = narrow(Profile.query(), viewer, filters)
      .select('profiles.id')
      .where('profiles.kind', kind)
      .limit(COUNTED + 1)
    return trx.from(found.as('found')).count('*').as(kind)
  }
  const [counted] = await trx.query().select(ofKind('member'), ofKind('fictional'))
  const [members, fictional] = [Number(counted.member), Number(counted.fictional)]
  return {
    numResults: Math.min(members + fictional, COUNTED),
    numFictional: Math.min(fictional, COUNTED),
    numResultsCapped: members + fictional > COUNTED,
  }
}

/** Leaves whom the viewer asked for. Plain columns and operators: under row-level security no others can use an index. */
function narrow<Query extends ModelQueryBuilderContract<typeof Profile>>(
  query: Query,
  viewer: Viewer,
  filters: SearchFilters
): Query {
  const { member, site } = viewer
  const gender = filters.gender ?? member?.profile.lookingFor ?? 'both'
  const bornYearsAgo = (years: number) => todayAt(site.timeZone).minus({ years }).toISODate()!
  void visibleTo(query, member)
  if (member) void query.whereNot('profiles.id', member.profile.id)
  if (gender !== 'both') void query.where('profiles.gender', gender)
  if (filters.country) void query.where('profiles.country', filters.country)
  if (filters.countryregion) void query.where('profiles.region_id', filters.countryregion)
  if (filters.min_age) void query.where('profiles.date_of_birth', '<=', bornYearsAgo(filters.min_age))
  if (filters.max_age) void query.where('profiles.date_of_birth', '>', bornYearsAgo(filters.max_age + 1))
  if (filters.real_only) void query.where('profiles.kind', 'member')
  return query
}
