import { pipeline } from '#app/tenancy/context/pipeline'
import type Member from '#app/members/people/member'
import { interestIdsOf } from './interest_ids_of.js'
import type Photo from '#app/members/people/photo'
import { photosOf } from '#app/members/people/photos_of'

export interface ProfileRelations {
  photos: Photo[]
  interestIds: string[]
}

export async function profileRelations(member: Member): Promise<ProfileRelations> {
  const { id } = member.profile
  const [photos, interestIds] = await pipeline([() => photosOf(id, member), () => interestIdsOf(id)])
  return { photos, interestIds }
}
