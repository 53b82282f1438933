import CardTransformer from '#app/members/people/card_transformer'
import type { Viewer } from '#app/members/people/viewer'
import type { Match } from './match.js'

/** Somebody the match finder found: the card, and what is true of both. */
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
