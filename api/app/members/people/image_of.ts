import { isPublicPhoto } from '#app/members/people/is_public_photo'
import type { PlainPhoto } from './photo.js'
import { sealedAddress } from '#app/members/photos/storage/photo_address'
import type { Person } from '#app/members/people/person'

/**
 * A photo as answers show it: paths without a host, which the client puts `cdn_prefix` before. Those of a photo that is not
 * everybody's hold for some minutes.
 */
export interface Image {
  filename: string
  thumb_filename: string
  match: string
  status: 'active' | 'pending'
  /** A thumbhash in base64, drawn until the photo is there; or ''. */
  placeholder: string
}

/** The shape of a photo of a profile; null when there is none or when it was refused. */
export function imageOf(photo: PlainPhoto | null | undefined, profile: Person): Image | null {
  if (!photo || photo.status === 'refused') return null
  const address = isPublicPhoto(photo, profile) ? (path: string) => path : (path: string) => sealedAddress(path)
  return {
    filename: address(photo.filename),
    thumb_filename: address(photo.thumbFilename),
    match: address(photo.matchFilename),
    status: photo.status === 'pending' ? 'pending' : 'active',
    placeholder: photo.placeholder,
  }
}
