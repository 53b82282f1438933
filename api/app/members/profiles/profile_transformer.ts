import { BaseTransformer } from '@adonisjs/core/transformers'
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
    return {
      ...new CardTransformer(this.resource, this.viewer).toObject(),
      sexuality: this.#ifShown('sexuality', profile.sexuality),
      hair_colour: this.#ifShown('hair_colour', profile.hairColour),
      eye_colour: this.#ifShown('eye_colour', profile.eyeColour),
      body_type: this.#ifShown('body_type', profile.bodyType),
      relationship_status: this.#ifShown('relationship_status', profile.relationshipStatus),
      tattoos: this.#ifShown('tattoos', profile.tattoos),
      interests: this.#ifShown('interests', interests) ?? [],
      reason: this.#ifShown('reason', profile.reason),
      about_me: this.#ifShown('about_me', profile.aboutMe) ?? '',
      looking_for: profile.lookingFor as 'male' | 'female' | 'both',
      shows_photos: this.resource.showsPhotos,
      photos: photos.map((photo) => new PhotoTransformer(photo).toObject()),
      likes_me: received !== null,
      conversation_id: conversationId,
    }
  }

  #ifShown<T>(field: string, value: T): T | null {
    return this.viewer.site.settings.visible_profile_fields.includes(field) ? value : null
  }
}
