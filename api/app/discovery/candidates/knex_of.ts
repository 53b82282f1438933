import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type SearchRow from './search_row.js'

/** What a query of search rows asks, as a part of another statement. Lucid keeps conditions to itself until a query runs, or is told to. */
export function knexOf(query: ModelQueryBuilderContract<typeof SearchRow>) {
  const { applyWhere } = query as unknown as { applyWhere: () => void }
  applyWhere.call(query)
  return query.knexQuery
}
