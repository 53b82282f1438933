import type Member from '#app/members/people/member'
import type { OwnPhoto } from './own_photo_transformer.js'
import Photo from '#app/members/people/photo'

export async function ownPhotos({ profile }: Member): Promise<OwnPhoto[]> {
  const photos = await Photo.query().where('profile_id', profile.id).orderBy('position')
  const isMain = ({ id }: Photo) => id === profile.mainPhotoId
  return [...photos.filter(isMain), ...photos.filter((photo) => !isMain(photo))].map((photo) => ({ photo, profile }))
}
