import CardTransformer from '#app/members/people/card_transformer'

/** A profile the viewer likes. */
export default class GivenLikeTransformer extends CardTransformer {
  toObject() {
    return { ...super.toObject(), liked_at: this.resource.likedAt!.toUTC().toISO()! }
  }
}
