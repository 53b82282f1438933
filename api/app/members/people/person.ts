import stringHelpers from '@adonisjs/core/helpers/string'
import { CHOICE_FIELDS } from '@manyhearts/locales/profile_fields'
import { attributeOf } from './choices_of.js'
import type Profile from './profile.js'

/** What any list shows of someone. */
export const PERSON_COLUMNS = [
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
  'photosCheckedAt',
  'invisible',
  'paused',
  'lastActiveAt',
  'createdAt',
  'leftAt',
] as const satisfies (keyof Profile)[]

/** What their page shows besides. */
export const DETAIL_COLUMNS = [...CHOICE_FIELDS.map(attributeOf), 'aboutMe', 'lookingFor'] as const

export type Person = Pick<Profile, (typeof PERSON_COLUMNS)[number] | 'isFictional'>

export type ProfileDetails = Person & Pick<Profile, (typeof DETAIL_COLUMNS)[number]>

/** Columns of `profiles` under their names in the model, so that a row has its shape. */
export function profileColumns(names: readonly string[]): string[] {
  return names.map((name) => `profiles.${stringHelpers.snakeCase(name)} as ${name}`)
}
