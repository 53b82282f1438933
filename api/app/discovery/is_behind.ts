import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Profile from '#app/members/profile'
import type { SearchCursor } from './search_cursor.js'

/** Leaves those behind the last person shown, in the order of activity. */
export function isBehind<Query extends ModelQueryBuilderContract<typeof Profile>>(
  query: Query,
  { activity, id }: SearchCursor
): Query {
  void query.whereRaw(
    `(profiles.last_active_at, profiles.id) < (timestamptz 'epoch' + ?::bigint * interval '1 microsecond', ?::bigint)`,
    [activity, id]
  )
  return query
}
