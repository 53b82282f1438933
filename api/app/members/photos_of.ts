import type Member from '#app/identity/member'
import Photo from './photo.js'

/** The photos of a profile; what moderators have not passed is there for its owner alone. */
export async function photosOf(profileId: string, viewer: Member | null): Promise<Photo[]> {
  const isOwn = viewer?.profile.id === profileId
  return Photo.query()
    .where('profile_id', profileId)
    .whereIn('status', isOwn ? ['active', 'pending'] : ['active'])
}
