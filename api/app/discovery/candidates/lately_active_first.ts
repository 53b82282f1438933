import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { PeopleTable } from '#app/members/people/visible_to'

/** Who was here last comes first; of two at once the younger account. The indexes of a search have people in this order. */
export function latelyActiveFirst<Query extends ModelQueryBuilderContract<LucidModel, unknown>>(
  query: Query,
  people: PeopleTable = 'profiles'
): Query {
  return query.orderBy(`${people}.last_active_at`, 'desc').orderBy(`${people}.id`, 'desc')
}
