import { BaseTransformer } from '@adonisjs/core/transformers'
import { type Image, imageOf } from './image_of.js'
import type Photo from './photo.js'

/** A photo of a profile page. A locked one has no paths: who may not see a photo does not learn where it is. */
export type PhotoShape = { id: string; placeholder: string; status: Image['status'] } & (
  | { locked: false; filename: string; thumb_filename: string; match: string }
  | { locked: true; filename: null; thumb_filename: null; match: null }
)

/** A photo and whether the viewer may see it. */
export interface ShownPhoto {
  photo: Photo
  locked: boolean
}

export default class PhotoTransformer extends BaseTransformer<ShownPhoto> {
  toObject(): PhotoShape {
    const { photo, locked } = this.resource
    const image = imageOf(photo)!
    if (locked) {
      const { placeholder, status } = image
      return { id: photo.id, locked, placeholder, status, filename: null, thumb_filename: null, match: null }
    } else {
      return { id: photo.id, locked, ...image }
    }
  }
}
