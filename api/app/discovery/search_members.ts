import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { type Card, cardOf, cardQuery } from '#app/members/card_query'
import Profile from '#app/members/profile'
import { regionsOf } from '#app/members/regions'
import type { Viewer } from '#app/members/viewer_of'
import { narrowSearch, type SearchFilters } from './narrow_search.js'
import { readCursor, type SearchCursor, writeCursor } from './search_cursor.js'

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

const NOBODY: SearchPage = {
  cards: [],
  pageNumber: 1,
  numResults: 0,
  numFictional: 0,
  numResultsCapped: false,
  next: null,
}

/** Members by their last activity, a page at a time, and how many there are. */
export async function searchMembers(viewer: Viewer, filters: SearchFilters): Promise<SearchPage> {
  if (await asksForNowhere(filters)) return NOBODY
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

/** A region of another country: nobody lives there. */
async function asksForNowhere({ country, countryregion }: SearchFilters): Promise<boolean> {
  if (!country || !countryregion) return false
  return !(await regionsOf([country])).some(({ id }) => id === countryregion)
}

/** The page is found in an index alone; only who is on it is looked up in full. */
function pageOf(viewer: Viewer, filters: SearchFilters, cursor: SearchCursor | null) {
  const found = newestFirst(narrowSearch(Profile.query(), viewer, filters))
    .select('profiles.id')
    .limit(PER_PAGE + 1)
  if (cursor) {
    void found.whereRaw(
      `(profiles.last_active_at, profiles.id) < (timestamptz 'epoch' + ?::bigint * interval '1 microsecond', ?::bigint)`,
      [cursor.activity, cursor.id]
    )
  }
  const cards = newestFirst(cardQuery(viewer.member))
    .select(
      currentTransaction().raw('(extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity')
    )
    .whereIn('profiles.id', found)
  cards.knexQuery.comment(PLANNED_BY_VALUES)
  return cards
}

function newestFirst<Query extends ModelQueryBuilderContract<typeof Profile>>(query: Query): Query {
  return query.orderBy('profiles.last_active_at', 'desc').orderBy('profiles.id', 'desc')
}

/** Real members and fictional profiles are counted apart, in one statement and each no further than needed. */
async function count(viewer: Viewer, filters: SearchFilters) {
  const trx = currentTransaction()
  const ofKind = (kind: 'member' | 'fictional') => {
    // A count needs no order: any index that narrows most leads to 201 people soonest.
    const found = narrowSearch(Profile.query(), viewer, filters)
      .select('profiles.id')
      .where('profiles.kind', kind)
      .limit(COUNTED + 1)
    return trx.from(found.as('found')).count('*').as(kind)
  }
  const counting = trx.query().select(ofKind('member'), ofKind('fictional'))
  counting.knexQuery.comment(PLANNED_BY_VALUES)
  const [counted] = await counting
  const [members, fictional] = [Number(counted.member), Number(counted.fictional)]
  return {
    numResults: Math.min(members + fictional, COUNTED),
    numFictional: Math.min(fictional, COUNTED),
    numResultsCapped: members + fictional > COUNTED,
  }
}
