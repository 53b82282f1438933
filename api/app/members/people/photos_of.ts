import type Member from '#app/members/people/member'
import { hiddenFrom } from '#app/members/people/hidden_from'
import Photo from './photo.js'

/** The photos of a profile the viewer may know of: pending ones only their own, none they have reported. */
export async function photosOf(profileId: string, viewer: Member | null): Promise<Photo[]> {
  const isOwn = viewer?.profile.id === profileId
  return Photo.query()
    .where('profile_id', profileId)
    .whereIn('status', isOwn ? ['active', 'pending'] : ['active'])
    .if(viewer && !isOwn, (query) =>
      query.whereRaw(`not ${hiddenFrom(':me', 'photos.id')}`, { me: viewer!.profile.id })
    )
}
