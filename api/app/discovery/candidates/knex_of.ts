import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type SearchRow from './search_row.js'

/** The query as part of another statement. Lucid applies conditions only when a query runs, so this forces it to. */
export function knexOf(query: ModelQueryBuilderContract<typeof SearchRow>) {
  const { applyWhere } = query as unknown as { applyWhere: () => void }
  applyWhere.call(query)
  return query.knexQuery
}
