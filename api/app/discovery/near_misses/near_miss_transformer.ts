import CardTransformer from '#app/members/people/card_transformer'
import type { Viewer } from '#app/members/people/viewer'
import type { NearMiss } from './near_miss.js'

/** A near miss: the card and the one criterion that differs. */
export default class NearMissTransformer extends CardTransformer {
  constructor(
    private readonly nearMiss: NearMiss,
    viewer: Viewer
  ) {
    super(nearMiss, viewer)
  }

  toObject() {
    return { ...super.toObject(), miss: this.nearMiss.miss }
  }
}
