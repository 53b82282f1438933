import type { SearchedAttribute } from '#app/discovery/filters/searched_attributes'

export interface Mismatch {
  by: 'younger' | 'older' | 'region' | 'country' | 'distance' | 'interests' | SearchedAttribute
  /** Years outside the age range, or kilometres away. */
  amount: number | null
  value: string | null
}
