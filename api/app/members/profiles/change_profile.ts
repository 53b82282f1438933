import { pipeline } from '#app/tenancy/context/pipeline'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import type { ProfileRelations } from './profile_relations.js'
import { interestIdsOf } from './interest_ids_of.js'
import { newPlace, type PlaceOfProfile } from '#app/members/places/new_place'
import { attributesOf } from '#app/members/people/choices_of'
import { photosOf } from '#app/members/people/photos_of'
import type { updateProfileValidator } from './profile_validator.js'
import { fieldRefused } from '#app/http/validation/field_refused'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { interestsNamed } from '#app/members/places/interests'

type ProfileChanges = Infer<typeof updateProfileValidator>

/** Changes a member's own profile in one round trip; any error undoes everything. @throws 422 for an unknown region, town or interest */
export async function changeProfile(member: Member, changes: ProfileChanges): Promise<ProfileRelations> {
  const { profile } = member
  const place = await newPlace(profile, changes)
  const isNewTown = place.city !== null && (place.city !== profile.city || place.regionId !== profile.regionId)
  profile.merge({ ...fieldsOf(changes), ...place })
  const [interestIds, photos] = await pipeline([
    () => (changes.interests ? storeInterests(member, changes.interests) : interestIdsOf(profile.id)),
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

async function storeInterests({ profile, language }: Member, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  if ((await interestsNamed(wanted, language)).length < wanted.length) throw fieldRefused('interests', 'interest')
  await tenantRows(
    `with wanted as (select unnest(cast(:wanted as bigint[])) as id), others as (
       delete from app.profile_interests where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
         and interest_id not in (select id from wanted)
     )
     insert into app.profile_interests (profile_id, interest_id) select :profileId, id from wanted on conflict do nothing`,
    { wanted, profileId: profile.id }
  )
  return wanted
}

async function refuseUnknownCity({ country, regionId, city }: PlaceOfProfile): Promise<void> {
  const found = await tenantRows(
    `select from global.cities where country = :country and name = :city
       and (cast(:regionId as bigint) is null or region_id = :regionId) limit 1`,
    { country, regionId, city }
  )
  if (found.length === 0) throw fieldRefused('city', 'city_of_region')
}
