import type { Card } from '#app/members/people/card_query'
import type { Interest } from '#app/members/places/interests'

export interface Match extends Card {
  shared: {
    interests: Interest[]
    reason: string | null
    isSameRegion: boolean
    isSameAge: boolean
  }
}
