import { pipeline } from '#app/tenancy/context/pipeline'
import type Member from '#app/members/people/member'
import { interestIdsOf } from './interest_ids_of.js'
import type Photo from '#app/members/people/photo'
import { type UnseenText, unseenTexts } from '#app/members/profile_texts/unseen_texts'
import { photosOf } from '#app/members/people/photos_of'

export interface ProfileRelations {
  photos: Photo[]
  interestIds: string[]
  texts: UnseenText[]
}

export async function profileRelations(member: Member): Promise<ProfileRelations> {
  const { id } = member.profile
  const [photos, interestIds, texts] = await pipeline([
    () => photosOf(id, member),
    () => interestIdsOf(id),
    () => unseenTexts(id),
  ])
  return { photos, interestIds, texts }
}
