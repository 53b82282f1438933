import { pipeline } from '#app/tenancy/context/pipeline'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import type { ProfileRelations } from './profile_relations.js'
import { interestIdsOf } from './interest_ids_of.js'
import { newPlace } from '#app/members/places/new_place'
import { attributesOf } from '#app/members/people/choices_of'
import { photosOf } from '#app/members/people/photos_of'
import type { updateProfileValidator } from './profile_validator.js'
import { refuseUnknownCity } from '#app/members/places/refuse_unknown_city'
import { storeInterests } from './store_interests.js'

type ProfileChanges = Infer<typeof updateProfileValidator>

/** Changes a member's own profile in one round trip; any error undoes everything. @throws 422 for an unknown region, town or interest */
export async function changeProfile(member: Member, changes: ProfileChanges): Promise<ProfileRelations> {
  const { profile } = member
  const place = await newPlace(profile, changes)
  const isNewTown = place.city !== null && (place.city !== profile.city || place.regionId !== profile.regionId)
  profile.merge({ ...fieldsOf(changes), ...place })
  const [interestIds, photos] = await pipeline([
    () =>
      changes.interests ? storeInterests(profile.id, changes.interests, member.language) : interestIdsOf(profile.id),
    () => photosOf(profile.id, member),
    () => isNewTown && refuseUnknownCity(place),
    () => profile.save(),
  ])
  return { photos, interestIds }
}

function fieldsOf(changes: ProfileChanges) {
  const fields = {
    name: changes.name,
    gender: changes.gender,
    lookingFor: changes.looking_for,
    dateOfBirth: changes.date_of_birth ? DateTime.fromISO(changes.date_of_birth) : undefined,
    ...attributesOf(changes),
    aboutMe: changes.about_me,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
