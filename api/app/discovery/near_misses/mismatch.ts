import type { SearchedWord } from '#app/discovery/filters/searched_attributes'

/** The one thing in which somebody is not as asked. */
export interface Miss {
  by: 'younger' | 'older' | 'region' | 'country' | 'distance' | 'interests' | SearchedWord
  /** Years younger or older than asked; kilometres away. */
  amount: number | null
  /** The region's name, the country's code, or what the profile says instead; null where it doesn't say. */
  value: string | null
}
