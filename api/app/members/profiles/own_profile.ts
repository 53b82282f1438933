import type Member from '#app/members/people/member'
import type { ProfileRelations } from './profile_relations.js'
import { interestsNamed } from '#app/members/places/interests'
import type { UnseenText } from '#app/members/profile_texts/unseen_texts'
import type { ShownProfile } from './load_profile.js'
import { photosShown } from '#app/members/people/photos_shown'
import { regionsOf } from '#app/members/places/regions'
import type { Viewer } from '#app/members/people/viewer'

export interface OwnShownProfile extends ShownProfile {
  /** What others don't see. */
  texts: UnseenText[]
}

export async function ownProfile(
  viewer: Viewer,
  { profile }: Member,
  { photos, interestIds, texts }: ProfileRelations
): Promise<OwnShownProfile> {
  const region = (await regionsOf([profile.country])).find(({ id }) => id === profile.regionId)
  return {
    profile,
    mainPhoto: photos.find(({ id }) => id === profile.mainPhotoId) ?? null,
    showsPhotos: true,
    veiledPhoto: null,
    region: region ? { id: region.id, name: region.name } : null,
    likedAt: null,
    received: null,
    photos: photosShown(photos, { profile, showsPhotos: true }, viewer),
    interests: await interestsNamed(interestIds, viewer.language),
    conversationId: null,
    texts,
  }
}
