import { BaseTransformer } from '@adonisjs/core/transformers'
import { type Image, imageOf } from './image_of.js'
import { sealedAddress } from '#app/members/photos/storage/photo_address'
import type Photo from './photo.js'
import type { Person } from '#app/members/people/person'

/** A photo on a profile page. A locked one has only its blurred file, so that the URL of the original stays secret. */
export type PhotoShape = { id: string; placeholder: string; status: Image['status']; blurred: string | null } & (
  | { locked: false; filename: string; thumb_filename: string; match: string; width: number; height: number }
  | { locked: true; filename: null; thumb_filename: null; match: null; width: null; height: null }
)

export interface ShownPhoto {
  photo: Photo
  profile: Person
  locked: boolean
}

export default class PhotoTransformer extends BaseTransformer<ShownPhoto> {
  toObject(): PhotoShape {
    const { photo, profile, locked } = this.resource
    const { id, width, height, blurredFilename } = photo
    const image = imageOf(photo, profile)!
    const { placeholder, status } = image
    if (locked) {
      const blurred = blurredFilename && sealedAddress(blurredFilename)
      const nothing = { filename: null, thumb_filename: null, match: null, width: null, height: null }
      return { id, locked, placeholder, status, blurred, ...nothing }
    } else {
      return { id, locked, ...image, blurred: null, width, height }
    }
  }
}
