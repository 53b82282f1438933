import { enqueue } from '#app/jobs/enqueue'
import type { PhotoPaths } from '#app/members/photos/storage/store_photo'

/** By then a photo is stored, or was given up. */
const GIVEN_UP_AFTER_SECONDS = 3_600

/** Sees to it that files about to be written don't stay when no photo comes to have them, because the server dies midway. */
export async function removeUnlessUsed(paths: PhotoPaths): Promise<void> {
  await enqueue('remove_photos', { ...paths }, { startAfter: GIVEN_UP_AFTER_SECONDS })
}
