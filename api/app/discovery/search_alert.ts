import type { SearchFilters } from './search_filters.js'

/** A search whose searcher wants to be told when somebody new fits it. */
export interface SearchAlert {
  id: string
  filters: SearchFilters
  createdAt: Date
}
