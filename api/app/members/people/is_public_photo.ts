import type { PlainPhoto } from '#app/members/people/photo'
import type { Person } from '#app/members/people/person'

/**
 * Whether everybody may see a photo, so that its address needs no seal: all of a fictional profile, and the main one of a member
 * who agreed to be shown to visitors and keeps it for nobody in particular. `public_files.ts` asks the same of the database.
 */
export function isPublicPhoto(photo: PlainPhoto, profile: Person): boolean {
  if (photo.status !== 'active' || profile.status !== 'active') return false
  if (profile.isFictional) return true
  return profile.visibleToVisitors && !profile.photosPrivate && photo.id === profile.mainPhotoId
}
