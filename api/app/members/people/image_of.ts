import { isPublicPhoto } from '#app/members/people/is_public_photo'
import type { PlainPhoto } from './photo.js'
import { sealedAddress } from '#app/members/photos/storage/photo_address'
import type { Person } from '#app/members/people/person'

/** A photo's paths without a host; clients prepend `cdn_prefix`. Those of a non-public photo are signed and expire within minutes. */
export interface Image {
  filename: string
  thumb_filename: string
  match: string
  status: 'active' | 'pending'
  placeholder: string
}

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
