import { DateTime } from 'luxon'
import type { ChoiceField } from '@manyhearts/locales/profile_fields'
import { attributesOf } from '#app/members/people/choices_of'
import Profile from '#app/members/people/profile'
import { newPlace } from '#app/members/places/new_place'
import { refuseUnknownCity } from '#app/members/places/refuse_unknown_city'
import { storeInterests } from '#app/members/profiles/store_interests'

/** What a fictional profile says of itself: the fields that members have, and never an address or a password. */
export interface FictionalProfileFields extends Partial<Record<ChoiceField, string | null>> {
  name: string
  gender: 'male' | 'female'
  looking_for: 'male' | 'female' | 'both'
  date_of_birth: string
  country: string
  region_id?: string | null
  city?: string | null
  interests?: string[]
  about_me?: string
}

/** Makes one, shown at once. @throws 422 for an unknown region, town or interest */
export function makeFictionalProfile(fields: FictionalProfileFields, language: string): Promise<Profile> {
  const profile = new Profile().merge({
    kind: 'fictional',
    memberId: null,
    status: 'active',
    country: fields.country,
    regionId: null,
    city: null,
    aboutMe: '',
    visibleToVisitors: true,
  })
  return writeFictionalProfile(profile, fields, language)
}

/** @throws 422 for an unknown region, town or interest */
export async function writeFictionalProfile(
  profile: Profile,
  fields: FictionalProfileFields,
  language: string
): Promise<Profile> {
  const place = await newPlace(profile, fields)
  if (place.city !== null && (place.city !== profile.city || place.regionId !== profile.regionId))
    await refuseUnknownCity(place)
  const said = {
    name: fields.name,
    gender: fields.gender,
    lookingFor: fields.looking_for,
    dateOfBirth: DateTime.fromISO(fields.date_of_birth),
    ...attributesOf(fields),
    aboutMe: fields.about_me,
    ...place,
  }
  await profile.merge(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))).save()
  if (fields.interests) await storeInterests(profile.id, fields.interests, language)
  return profile
}

/**
 * Takes a fictional profile out of use, or back into it: as a paused member's it is found nowhere and takes no messages, and its
 * conversations can still be read. @returns false where it is so already
 */
export async function retireFictionalProfile(profile: Profile, retired: boolean): Promise<boolean> {
  if (profile.paused === retired) return false
  profile.merge({ paused: retired })
  await profile.merge({ status: profile.statusFor(null) }).save()
  return true
}
