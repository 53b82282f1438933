import { pipeline } from '#app/tenancy/context/pipeline'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { holdTexts } from '#app/members/profile_texts/hold_texts'
import { unseenTexts } from '#app/members/profile_texts/unseen_texts'
import { lockTexts, type SortedTexts, sortTexts, type Texts } from '#app/members/profile_texts/sort_texts'
import type { Site } from '#app/tenancy/sites/site'
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

/**
 * Changes a member's own profile; any error undoes everything. Texts that staff read first are kept apart, so others go on seeing what was there.
 * @throws 422 for an unknown region, town or interest
 */
export async function changeProfile(site: Site, member: Member, changes: ProfileChanges): Promise<ProfileRelations> {
  const { profile } = member
  const [place, texts] = await pipeline([() => newPlace(profile, changes), () => sortedTexts(site, member, changes)])
  const { name, about_me: aboutMe } = texts.published
  const isNewTown = place.city !== null && (place.city !== profile.city || place.regionId !== profile.regionId)
  profile.merge({ ...fieldsOf(changes), ...defined({ name, aboutMe }), ...place })
  const [interestIds, photos, , own] = await pipeline([
    () =>
      changes.interests ? storeInterests(profile.id, changes.interests, member.language) : interestIdsOf(profile.id),
    () => photosOf(profile.id, member),
    () => holdTexts(profile.id, texts),
    () => unseenTexts(profile.id),
    () => isNewTown && refuseUnknownCity(place),
    () => profile.save(),
  ])
  return { photos, interestIds, texts: own }
}

/** Nobody waits for a text that isn't sent. */
async function sortedTexts(site: Site, { profile }: Member, changes: ProfileChanges): Promise<SortedTexts> {
  const texts: Texts = defined({ name: changes.name, about_me: changes.about_me })
  const unseen = Object.keys(texts).length === 0 ? [] : await lockTexts(profile.id)
  const shown = { name: profile.name, about_me: profile.aboutMe }
  return sortTexts({ texts, shown, unseen, isModerated: site.settings.texts_moderated })
}

function fieldsOf(changes: ProfileChanges) {
  return defined({
    gender: changes.gender,
    lookingFor: changes.looking_for,
    dateOfBirth: changes.date_of_birth ? DateTime.fromISO(changes.date_of_birth) : undefined,
    ...attributesOf(changes),
  })
}

function defined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
}
