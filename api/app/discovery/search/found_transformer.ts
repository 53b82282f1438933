import CardTransformer from '#app/members/people/card_transformer'
import type { Viewer } from '#app/members/people/viewer'
import type { FoundCard } from './found_card.js'

/** A search result: the card, and the distance if it was asked for. */
export default class FoundTransformer extends CardTransformer {
  constructor(
    private readonly found: FoundCard,
    viewer: Viewer
  ) {
    super(found, viewer)
  }

  toObject() {
    return { ...super.toObject(), distance_km: this.found.distanceKm }
  }
}
