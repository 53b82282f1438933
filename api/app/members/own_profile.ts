import type Member from '#app/identity/member'
import type { Belongings } from './belongings_of.js'
import { interestsNamed } from './interests.js'
import type { ShownProfile } from './load_profile.js'
import { photosShown } from './photos_shown.js'
import { regionsOf } from './regions.js'
import type { Viewer } from './viewer.js'

/** A member's profile as he himself sees it, in the shape of anybody's. */
export async function ownProfile(
  viewer: Viewer,
  { profile }: Member,
  { photos, interestIds }: Belongings
): Promise<ShownProfile> {
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
  }
}
