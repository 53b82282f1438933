import type { ExtractModelColumns } from '@adonisjs/lucid/types/model'
import { columnsOf, type PlainRow } from '#app/tenancy/plain_row'
import Profile from './profile.js'

/** A profile as it is shown to somebody: without its model, to be read only. */
export type Person = ExtractModelColumns<Profile> & Pick<Profile, 'isFictional'>

/** The person in a plain row with all columns of a profile. */
export function personOf(row: PlainRow): Person {
  const profile = columnsOf(Profile, row)
  return Object.assign(profile, { isFictional: profile.kind === 'fictional' })
}
