import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { cardQuery } from '#app/members/card_query'
import Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer_of'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { isBehind } from './is_behind.js'
import { narrowSearch } from './narrow_search.js'
import type { SearchCursor } from './search_cursor.js'
import type { SearchFilters } from './search_filters.js'

/** Whom a search found behind a cursor, who was here last first or who is newest. Found in an index alone; only who is on the page is looked up in full. */
export function latestFirst(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[] | undefined,
  cursor: SearchCursor | null,
  most: number
) {
  const column = filters.sort === 'newness' ? 'profiles.created_at' : 'profiles.last_active_at'
  const inOrder = <Query extends ModelQueryBuilderContract<typeof Profile>>(query: Query) =>
    query.orderBy(column, 'desc').orderBy('profiles.id', 'desc')
  const found = inOrder(narrowSearch(Profile.query(), viewer, filters, towns))
    .select('profiles.id')
    .limit(most)
  if (cursor) void isBehind(found, cursor, column)
  const cards = inOrder(cardQuery(viewer.member))
    .select(currentTransaction().raw(`(extract(epoch from ${column}) * 1000000)::bigint::text as at`))
    .whereIn('profiles.id', found)
  cards.knexQuery.comment(PLANNED_BY_VALUES)
  return cards
}
