import { choicesOf } from '#app/members/people/choices_of'
import ProfileTransformer from './profile_transformer.js'

/** A member's own profile: all fields, including those the brand doesn't show to others. */
export default class OwnProfileTransformer extends ProfileTransformer {
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
    }
  }
}
