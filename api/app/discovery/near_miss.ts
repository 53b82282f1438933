import type { Card } from '#app/members/card_query'
import type { Miss } from './miss.js'

/** Somebody who fits a search but for one thing. */
export interface NearMiss extends Card {
  miss: Miss
}
