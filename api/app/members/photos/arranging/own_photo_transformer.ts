import { BaseTransformer } from '@adonisjs/core/transformers'
import { isPublicPhoto } from '#app/members/people/is_public_photo'
import { sealedAddress } from '#app/members/photos/storage/photo_address'
import type Photo from '#app/members/people/photo'
import type { PhotoRefusal } from './photo_refusals.js'
import type Profile from '#app/members/people/profile'

export interface OwnPhoto {
  photo: Photo
  profile: Profile
}

export interface OwnPhotoShape {
  id: string
  filename: string
  thumb_filename: string
  match: string
  placeholder: string
  width: number
  height: number
  main: boolean
  status: 'active' | 'pending' | 'refused'
  refusal: PhotoRefusal | null
}

export default class OwnPhotoTransformer extends BaseTransformer<OwnPhoto> {
  toObject(): OwnPhotoShape {
    const { photo, profile } = this.resource
    const address = (path: string) => (isPublicPhoto(photo, profile) ? path : sealedAddress(path))
    return {
      id: photo.id,
      filename: address(photo.filename),
      thumb_filename: address(photo.thumbFilename),
      match: address(photo.matchFilename),
      placeholder: photo.placeholder,
      width: photo.width,
      height: photo.height,
      main: photo.id === profile.mainPhotoId,
      status: photo.status as OwnPhotoShape['status'],
      refusal: photo.refusal as OwnPhotoShape['refusal'],
    }
  }
}
