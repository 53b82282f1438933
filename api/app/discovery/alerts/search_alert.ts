import type { SearchFilters } from '#app/discovery/filters/search_filters'

/** A search whose searcher wants to be told when somebody new fits it. */
export interface SearchAlert {
  id: string
  filters: SearchFilters
  createdAt: Date
}
