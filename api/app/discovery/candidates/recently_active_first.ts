import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { PeopleTable } from '#app/members/people/visible_to'

/** Most recently active first, then the newest account: the order of the search indexes. */
export function recentlyActiveFirst<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  people: PeopleTable = 'profiles'
): Query {
  return query.orderBy(`${people}.last_active_at`, 'desc').orderBy(`${people}.id`, 'desc')
}
