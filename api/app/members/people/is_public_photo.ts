import type { PlainPhoto } from '#app/members/people/photo'
import type { Person } from '#app/members/people/person'

/** Whether anyone may see a photo, so that its URL needs no signature; `public_files.ts` has the same rule in SQL. */
export function isPublicPhoto(photo: PlainPhoto, profile: Person): boolean {
  if (photo.status !== 'active' || profile.status !== 'active') return false
  if (profile.isFictional) return true
  return profile.visibleToVisitors && !profile.photosPrivate && photo.id === profile.mainPhotoId
}
