import { PlainColumns, type PlainRow } from '#app/tenancy/context/plain_row'
import { CHOICE_FIELDS } from '@manyhearts/locales/profile_fields'
import { attributeOf } from './choices_of.js'
import Profile from './profile.js'

export const PERSON_COLUMNS = new PlainColumns(Profile, {
  table: 'profiles',
  names: [
    'id',
    'kind',
    'status',
    'name',
    'dateOfBirth',
    'gender',
    'country',
    'regionId',
    'city',
    'townId',
    'mainPhotoId',
    'photoCount',
    'photosPrivate',
    'visibleToVisitors',
    'paidUser',
    'invisible',
    'paused',
    'lastActiveAt',
    'createdAt',
    'leftAt',
  ],
})

export const DETAIL_COLUMNS = new PlainColumns(Profile, {
  table: 'profiles',
  names: [...CHOICE_FIELDS.map(attributeOf), 'aboutMe', 'lookingFor'],
})

export type Person = ReturnType<typeof PERSON_COLUMNS.in> & Pick<Profile, 'isFictional'>

export type ProfileDetails = Person & ReturnType<typeof DETAIL_COLUMNS.in>

export function personOf(row: PlainRow): Person {
  const profile = PERSON_COLUMNS.in(row)
  return Object.assign(profile, { isFictional: profile.kind === 'fictional' })
}
