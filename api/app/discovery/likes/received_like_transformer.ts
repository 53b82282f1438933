import CardTransformer from '#app/members/people/card_transformer'

/** A profile that likes the viewer. `automatic`: the site introduces a fictional profile. */
export default class ReceivedLikeTransformer extends CardTransformer {
  toObject() {
    const { at, seen, automatic } = this.resource.received!
    return { ...super.toObject(), like_new: !seen, liked_at: at.toUTC().toISO()!, automatic }
  }
}
