import { sealedAddress } from '#app/members/photos/storage/photo_address'
import type { PlainPhoto } from './photo.js'

/** What stands in for a photo that is not the viewer's to see: a path without a host where there is a blurred file, and its colours. */
export interface Veil {
  filename: string | null
  /** A thumbhash in base64, or ''. */
  placeholder: string
}

/** The veil over a photo; null where there is no photo. */
export function veilOf(photo: PlainPhoto | null): Veil | null {
  return (
    photo && { filename: photo.blurredFilename && sealedAddress(photo.blurredFilename), placeholder: photo.placeholder }
  )
}
