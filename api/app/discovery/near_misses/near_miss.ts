import type { Card } from '#app/members/people/card_query'
import type { Mismatch } from './mismatch.js'

export interface NearMiss extends Card {
  miss: Mismatch
}
