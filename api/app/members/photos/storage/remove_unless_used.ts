import { enqueue } from '#app/jobs/enqueue'
import type { PhotoPaths } from '#app/members/photos/storage/store_photo'

const GIVEN_UP_AFTER_SECONDS = 3_600

/** Schedules the removal of files about to be written, in case the server dies before a photo uses them. */
export async function removeUnlessUsed(paths: PhotoPaths): Promise<void> {
  await enqueue('remove_photos', { ...paths }, { startAfter: GIVEN_UP_AFTER_SECONDS })
}
