import type { Card } from '#app/members/people/card_query'
import type { Miss } from './mismatch.js'

/** Somebody who fits a search but for one thing. */
export interface NearMiss extends Card {
  miss: Miss
}
