import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Profile from '#app/members/profile'
import type { SearchCursor } from './search_cursor.js'

/** Leaves those behind the last person shown, in an order of this column and the id. */
export function isBehind<Query extends ModelQueryBuilderContract<typeof Profile>>(
  query: Query,
  { at, id }: SearchCursor,
  column: 'profiles.last_active_at' | 'profiles.created_at'
): Query {
  void query.whereRaw(
    `(${column}, profiles.id) < (timestamptz 'epoch' + ?::bigint * interval '1 microsecond', ?::bigint)`,
    [at, id]
  )
  return query
}
