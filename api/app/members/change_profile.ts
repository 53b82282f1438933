import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import type Member from '#app/identity/member'
import type { Belongings } from './belongings_of.js'
import { interestIdsOf } from './interest_ids_of.js'
import { newPlace } from './new_place.js'
import { photosOf } from './photos_of.js'
import type { updateProfileValidator } from './profile_validator.js'
import { refuseUnknownCity } from './refuse_unknown_city.js'
import { storeInterests } from './store_interests.js'

type ProfileChanges = Infer<typeof updateProfileValidator>

/**
 * Changes a member's own profile and says what belongs to it then. The statements need nothing of each other, so they travel
 * together; what one of them refuses undoes all.
 * @throws 422 for a region, a town or an interest there is not
 */
export async function changeProfile(member: Member, changes: ProfileChanges): Promise<Belongings> {
  const { profile } = member
  const place = await newPlace(profile, changes)
  const isNewTown = place.city !== null && (place.city !== profile.city || place.regionId !== profile.regionId)
  profile.merge({ ...fieldsOf(changes), ...place })
  const [interestIds, photos] = await Promise.all([
    changes.interests ? storeInterests(member, changes.interests) : interestIdsOf(profile.id),
    photosOf(profile.id, member),
    isNewTown && refuseUnknownCity(place),
    profile.save(),
  ])
  return { photos, interestIds }
}

/** Only what was named: null is a value, undefined is none. */
function fieldsOf(changes: ProfileChanges) {
  const fields = {
    name: changes.name,
    gender: changes.gender,
    lookingFor: changes.looking_for,
    dateOfBirth: changes.date_of_birth ? DateTime.fromISO(changes.date_of_birth) : undefined,
    sexuality: changes.sexuality,
    hairColour: changes.hair_colour,
    eyeColour: changes.eye_colour,
    bodyType: changes.body_type,
    relationshipStatus: changes.relationship_status,
    tattoos: changes.tattoos,
    reason: changes.reason,
    aboutMe: changes.about_me,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
