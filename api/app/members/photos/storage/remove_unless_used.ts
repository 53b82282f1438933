import { enqueue } from '#app/jobs/enqueue'
import type { PhotoPaths } from '#app/members/photos/storage/store_photo'

/** By then an upload is over. */
const GIVEN_UP_AFTER_SECONDS = 3_600

/** Schedules the removal of files about to be written, in case the server dies before a photo uses them. */
export async function removeUnlessUsed(paths: PhotoPaths, startAfter = GIVEN_UP_AFTER_SECONDS): Promise<void> {
  await enqueue('remove_photos', { ...paths }, { startAfter })
}
