import type { Crop } from '#app/members/photos/processing/crop'
import { photoStore } from '#app/members/photos/storage/photo_store'
import { encodeInWorker } from '#app/members/photos/processing/photo_workers'
import { type PhotoPaths, storePhoto, type StoredPhoto } from '#app/members/photos/storage/store_photo'
import type Photo from '#app/members/people/photo'

/** Encodes a photo's files again with another crop. Slow, so call it outside of a transaction. */
export async function cropPhoto(photo: Photo, crop: Crop, paths: PhotoPaths): Promise<StoredPhoto> {
  const source = await (await photoStore()).getBytes(photo.filename)
  return storePhoto(paths, await encodeInWorker({ source, crop }))
}
