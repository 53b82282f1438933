import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Profile from '#app/members/profile'

/** Who was here last comes first; of two at once the younger account. The indexes of a search have people in this order. */
export function latelyActiveFirst<Query extends ModelQueryBuilderContract<typeof Profile>>(query: Query): Query {
  return query.orderBy('profiles.last_active_at', 'desc').orderBy('profiles.id', 'desc')
}
