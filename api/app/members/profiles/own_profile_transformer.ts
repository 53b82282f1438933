import { choicesOf } from '#app/members/people/choices_of'
import type { Viewer } from '#app/members/people/viewer'
import type { OwnShownProfile } from './own_profile.js'
import ProfileTransformer from './profile_transformer.js'

/** A member's own profile: all fields, including those the brand doesn't show to others, and texts that nobody else sees. */
export default class OwnProfileTransformer extends ProfileTransformer {
  constructor(
    private own: OwnShownProfile,
    viewer: Viewer
  ) {
    super(own, viewer)
  }

  toObject() {
    const { profile, interests } = this.resource
    return {
      ...super.toObject(),
      gender: profile.gender as 'male' | 'female',
      country: profile.country,
      date_of_birth: profile.dateOfBirth.toISODate()!,
      city: profile.city,
      looking_for: profile.lookingFor as 'male' | 'female' | 'both',
      ...choicesOf(profile),
      interests,
      about_me: profile.aboutMe,
      /** What they wrote last of each and others don't see; these see `name` and `about_me` meanwhile. */
      unseen_texts: this.own.texts,
    }
  }
}
