import type { SearchedAttribute } from '@manyhearts/locales/profile_fields'

export interface Mismatch {
  by: 'younger' | 'older' | 'region' | 'country' | 'distance' | 'interests' | SearchedAttribute
  /** Years outside the age range, or kilometres away. */
  amount: number | null
  value: string | null
}
