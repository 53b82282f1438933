import { BaseTransformer } from '@adonisjs/core/transformers'
import { choicesOf } from '#app/members/people/choices_of'
import CardTransformer from '#app/members/people/card_transformer'
import type { ShownProfile } from './load_profile.js'
import PhotoTransformer from '#app/members/people/photo_transformer'
import type { Viewer } from '#app/members/people/viewer'

/** A profile page: the card, and the further fields the brand shows; visitors get the card alone of those shown to members only. */
export default class ProfileTransformer extends BaseTransformer<ShownProfile> {
  constructor(
    profile: ShownProfile,
    protected viewer: Viewer
  ) {
    super(profile)
  }

  toObject() {
    const { profile, photos, interests, received, conversationId, showsPhotos } = this.resource
    const card = new CardTransformer(this.resource, this.viewer).toObject()
    const isOpen = !card.members_only
    const { visible_profile_fields: fields } = this.viewer.site.settings
    const shows = (field: string) => isOpen && fields.includes(field)
    return {
      ...card,
      ...choicesOf(profile, shows),
      interests: shows('interests') ? interests : [],
      about_me: shows('about_me') ? profile.aboutMe : '',
      looking_for: isOpen ? (profile.lookingFor as 'male' | 'female' | 'both') : null,
      shows_photos: isOpen && showsPhotos,
      photos: isOpen ? photos.map((photo) => new PhotoTransformer(photo).toObject()) : [],
      likes_me: received !== null,
      conversation_id: conversationId,
    }
  }
}
