import type { Card } from '#app/members/people/card_query'

export interface FoundCard extends Card {
  distanceKm: number | null
}
