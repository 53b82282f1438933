import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Member from '#app/members/people/member'
import { hasAttribute } from '#app/discovery/candidates/has_attribute'
import type SearchRow from '#app/discovery/candidates/search_row'

/** Limits a query to people who look for the member's gender and are not yet liked by the member. */
export function mightMatch<Query extends ModelQueryBuilderContract<typeof SearchRow>>(
  query: Query,
  { profile }: Member
): Query {
  void query.whereRaw(hasAttribute('looking_for', 2), ['both', profile.gender]).whereRaw(
    `not exists (select from app.likes where likes.tenant_id = (select sec.tenant_id())
         and likes.from_profile_id = :me and likes.to_profile_id = search_rows.id)`,
    { me: profile.id }
  )
  return query
}
