import CardTransformer from '#app/members/people/card_transformer'
import type { Viewer } from '#app/members/people/viewer'
import type { Match } from './match.js'

/** A match finder result: the card and what the two members have in common. */
export default class MatchTransformer extends CardTransformer {
  constructor(
    private readonly match: Match,
    viewer: Viewer
  ) {
    super(match, viewer)
  }

  toObject() {
    const { interests, reason, isSameRegion, isSameAge } = this.match.shared
    return {
      ...super.toObject(),
      reasons: {
        likes_me: this.match.received !== null,
        interests,
        reason,
        same_region: isSameRegion,
        same_age: isSameAge,
      },
    }
  }
}
