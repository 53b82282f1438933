import { PlainColumns, type PlainRow } from '#app/tenancy/context/plain_row'
import Profile from './profile.js'

/** What lists show of a person, and what that depends on. */
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

/** What only a person's own page shows beside that. */
export const TOLD_COLUMNS = new PlainColumns(Profile, {
  table: 'profiles',
  names: [
    'sexuality',
    'hairColour',
    'eyeColour',
    'bodyType',
    'relationshipStatus',
    'tattoos',
    'reason',
    'aboutMe',
    'lookingFor',
  ],
})

/** A profile as lists show it to somebody: without its model, to be read only. */
export type Person = ReturnType<typeof PERSON_COLUMNS.in> & Pick<Profile, 'isFictional'>

/** The same with all that is told on its page. */
export type TellingPerson = Person & ReturnType<typeof TOLD_COLUMNS.in>

/** The person in a plain row of a query that asks for `PERSON_COLUMNS`. */
export function personOf(row: PlainRow): Person {
  const profile = PERSON_COLUMNS.in(row)
  return Object.assign(profile, { isFictional: profile.kind === 'fictional' })
}
