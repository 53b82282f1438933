import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Profile from '#app/members/profile'

/** What a query of profiles asks, as a part of another statement. Lucid keeps conditions to itself until a query runs, or is told to. */
export function knexOf(query: ModelQueryBuilderContract<typeof Profile>) {
  const { applyWhere } = query as unknown as { applyWhere: () => void }
  applyWhere.call(query)
  return query.knexQuery
}
