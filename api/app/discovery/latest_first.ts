import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { cardQuery } from '#app/members/card_query'
import Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { isBehind } from './is_behind.js'
import { narrowSearch } from './narrow_search.js'
import type { SearchCursor } from './search_cursor.js'
import type { SearchFilters } from './search_filters.js'

/**
 * Whom a search found behind a cursor, who was here last first or who is newest. Found in an index alone; only who is on the page is
 * looked up in full. Ids are made of the time somebody came, so the newest have the highest.
 */
export function latestFirst(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[] | undefined,
  cursor: SearchCursor | null,
  most: number
) {
  const isByNewness = filters.sort === 'newness'
  const inOrder = <Query extends ModelQueryBuilderContract<typeof Profile>>(query: Query) => {
    if (!isByNewness) void query.orderBy('profiles.last_active_at', 'desc')
    return query.orderBy('profiles.id', 'desc')
  }
  const found = inOrder(narrowSearch(Profile.query(), viewer, filters, towns))
    .select('profiles.id')
    .limit(most)
  if (cursor && isByNewness) void found.where('profiles.id', '<', cursor.id)
  else if (cursor) void isBehind(found, cursor)
  const cards = inOrder(cardQuery(viewer.member))
    .select(
      currentTransaction().raw('(extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity')
    )
    .whereIn('profiles.id', found)
  cards.knexQuery.comment(PLANNED_BY_VALUES)
  return cards
}
