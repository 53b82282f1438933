import { sealedAddress } from '#app/members/photos/storage/photo_address'
import type { PlainPhoto } from './photo.js'

/** What viewers get instead of a photo they may not see: the blurred file's path without a host, if there is one, and its colours. */
export interface BlurredPhoto {
  filename: string | null
  placeholder: string
}

export function blurredPhoto(photo: PlainPhoto | null): BlurredPhoto | null {
  return (
    photo && { filename: photo.blurredFilename && sealedAddress(photo.blurredFilename), placeholder: photo.placeholder }
  )
}
