import { PhotoNotThere } from '#app/chat/conversations/chat_errors'
import Photo from '#app/members/people/photo'
import type Profile from '#app/members/people/profile'
import { encodeInWorker } from '#app/members/photos/processing/photo_workers'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { type PhotoPaths, type StoredPhoto, storePhoto } from '#app/members/photos/storage/store_photo'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** An approved photo of a fictional profile, to be sent. @throws PhotoNotThere */
export async function findProfilePhoto(profile: Profile, id: string): Promise<Photo> {
  const photo = await Photo.query().where({ id, profile_id: profile.id, status: 'active' }).first()
  if (!photo) throw new PhotoNotThere()
  return photo
}

/** Encodes it anew as photos of conversations are, whole in every size; no transaction may be open meanwhile. @throws NotFound PhotosBusy */
export async function copyProfilePhoto({ filename }: Photo, paths: PhotoPaths): Promise<StoredPhoto> {
  return storePhoto(paths, await encodeInWorker({ source: await readPhotoFile(filename), isWhole: true }))
}

/** Makes the row that a message brings. Moderators look at none: they saw the photo on the profile. @returns its id */
export async function keepProfilePhotoCopy(photo: Photo, stored: StoredPhoto): Promise<string> {
  const [kept] = await tenantRows<{ id: string }>(
    `insert into app.chat_photos (profile_id, profile_photo_id, filename, thumb_filename, match_filename, blurred_filename,
       placeholder, perceptual_hash, width, height)
     values (:profileId, :photoId, :filename, :thumbFilename, :matchFilename, :blurredFilename, :placeholder, :perceptualHash,
       :width, :height)
     returning id::text`,
    { ...stored, profileId: photo.profileId, photoId: photo.id }
  )
  return kept!.id
}
