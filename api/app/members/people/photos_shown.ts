import type { Person } from '#app/members/people/person'
import type Photo from './photo.js'
import type { ShownPhoto } from './photo_transformer.js'
import type { Viewer } from '#app/members/people/viewer'

interface Owner {
  profile: Person
  showsPhotos: boolean
}

/** Main photo first: visitors see that one, free members one more, premium members all. Own and fictional photos are never locked. */
export function photosShown(photos: Photo[], { profile, showsPhotos }: Owner, { member }: Viewer): ShownPhoto[] {
  const isMain = (photo: Photo) => photo.id === profile.mainPhotoId
  const ordered = [...photos].sort(
    (one, other) => Number(isMain(other)) - Number(isMain(one)) || one.position - other.position
  )
  if (!showsPhotos) return ordered.map((photo) => ({ photo, profile, locked: true }))
  if (profile.isFictional || member?.profile.id === profile.id || member?.profile.paidUser) {
    return ordered.map((photo) => ({ photo, profile, locked: false }))
  } else {
    const oneMore = member && ordered.find((photo) => !isMain(photo))
    return ordered.map((photo) => ({ photo, profile, locked: !isMain(photo) && photo !== oneMore }))
  }
}
