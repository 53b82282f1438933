import type { DateTime } from 'luxon'
import type { SearchFilters } from '#app/discovery/filters/search_filters'

export interface SearchAlert {
  id: string
  filters: SearchFilters
  createdAt: DateTime
}
