import type Member from '#app/members/people/member'
import { interestIdsOf } from './interest_ids_of.js'
import type Photo from '#app/members/people/photo'
import { photosOf } from '#app/members/people/photos_of'

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
