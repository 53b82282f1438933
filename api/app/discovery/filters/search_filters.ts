import type { SearchedAttribute } from '@manyhearts/locales/profile_fields'
import type { SearchOrder } from './search_order.js'

/** Search filters (specification §3, search state). */
export interface SearchFilters extends Partial<Record<SearchedAttribute, string[]>> {
  gender?: 'male' | 'female' | 'both'
  country?: string
  countryregion?: string
  min_age?: number
  max_age?: number
  interests?: string[]
  radius?: number
  real_only?: boolean
  sort?: SearchOrder
  cursor?: string
}
