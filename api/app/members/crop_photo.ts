import type { Crop } from './crop.js'
import { photoStore } from './photo_store.js'
import { encodeInWorker } from './photo_workers.js'
import { type PhotoPaths, storePhoto, type StoredPhoto } from './store_photo.js'
import type Photo from './photo.js'

/** Makes a photo's files anew with another crop, from the whole picture that is kept. Slow: no transaction may be open. */
export async function cropPhoto(photo: Photo, crop: Crop, paths: PhotoPaths): Promise<StoredPhoto> {
  const source = await (await photoStore()).getBytes(photo.filename)
  return storePhoto(paths, await encodeInWorker({ source, crop }))
}
