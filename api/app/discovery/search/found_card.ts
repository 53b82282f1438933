import type { Card } from '#app/members/people/card_query'

/** Somebody a search found. */
export interface FoundCard extends Card {
  /** From the searcher's town to this person's, as it is told; null where nobody asked for it, or it isn't known. */
  distanceKm: number | null
}
