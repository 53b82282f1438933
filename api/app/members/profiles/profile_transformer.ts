import { BaseTransformer } from '@adonisjs/core/transformers'
import { choicesOf } from '#app/members/people/choices_of'
import CardTransformer from '#app/members/people/card_transformer'
import type { ShownProfile } from './load_profile.js'
import PhotoTransformer from '#app/members/people/photo_transformer'
import type { Viewer } from '#app/members/people/viewer'

/** A profile page: the card, and the further fields the brand shows. */
export default class ProfileTransformer extends BaseTransformer<ShownProfile> {
  constructor(
    profile: ShownProfile,
    protected viewer: Viewer
  ) {
    super(profile)
  }

  toObject() {
    const { profile, photos, interests, received, conversationId } = this.resource
    const shows = (field: string) => this.viewer.site.settings.visible_profile_fields.includes(field)
    return {
      ...new CardTransformer(this.resource, this.viewer).toObject(),
      ...choicesOf(profile, shows),
      interests: shows('interests') ? interests : [],
      about_me: shows('about_me') ? profile.aboutMe : '',
      looking_for: profile.lookingFor as 'male' | 'female' | 'both',
      shows_photos: this.resource.showsPhotos,
      photos: photos.map((photo) => new PhotoTransformer(photo).toObject()),
      likes_me: received !== null,
      conversation_id: conversationId,
    }
  }
}
