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
      sexuality: profile.sexuality,
      hair_colour: profile.hairColour,
      eye_colour: profile.eyeColour,
      body_type: profile.bodyType,
      relationship_status: profile.relationshipStatus,
      tattoos: profile.tattoos,
      interests,
      reason: profile.reason,
      about_me: profile.aboutMe,
    }
  }
}
