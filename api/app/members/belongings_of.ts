import type Member from '#app/identity/member'
import { interestIdsOf } from './interest_ids_of.js'
import type Photo from './photo.js'
import { photosOf } from './photos_of.js'

/** What belongs to a profile and stands in other tables. */
export interface Belongings {
  photos: Photo[]
  interestIds: string[]
}

/** Reads it: two statements that travel together. */
export async function belongingsOf(member: Member): Promise<Belongings> {
  const { id } = member.profile
  const [photos, interestIds] = await Promise.all([photosOf(id, member), interestIdsOf(id)])
  return { photos, interestIds }
}
