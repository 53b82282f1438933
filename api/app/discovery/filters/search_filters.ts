import type { SearchedWord } from './searched_attributes.js'
import type { SearchOrder } from './search_order.js'

/** What a search may ask for (specification §3, search state). */
export interface SearchFilters extends Partial<Record<SearchedWord, string[]>> {
  gender?: 'male' | 'female' | 'both'
  country?: string
  countryregion?: string
  min_age?: number
  max_age?: number
  /** Ids; people who like one of them. */
  interests?: string[]
  /** In kilometres from the searcher's own town. */
  radius?: number
  real_only?: boolean
  sort?: SearchOrder
  cursor?: string
}
