import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { SearchCursor } from '#app/discovery/filters/search_cursor'
import type SearchRow from './search_row.js'

export function isBehind<Query extends ModelQueryBuilderContract<typeof SearchRow>>(
  query: Query,
  { activity, id }: SearchCursor
): Query {
  void query.whereRaw(
    `(search_rows.last_active_at, search_rows.id) < (timestamptz 'epoch' + ?::bigint * interval '1 microsecond', ?::bigint)`,
    [activity, id]
  )
  return query
}
