import type { Card } from '#app/members/people/card_query'
import type { Interest } from '#app/members/places/interests'

/** A person the match finder found, and what is true of both. */
export interface Match extends Card {
  shared: {
    interests: Interest[]
    /** What both are here for; null when that differs, or one of them doesn't say. */
    reason: string | null
    isSameRegion: boolean
    isSameAge: boolean
  }
}
