import { enqueue } from '#app/jobs/enqueue'
import { type PhotoPaths, removePhotoFiles } from '#app/members/photos/storage/store_photo'
import { OutcomeUnknown } from '#app/tenancy/context/tenancy_errors'

/** By then an upload is over. */
const GIVEN_UP_AFTER_SECONDS = 3_600

/** Schedules the removal of files about to be written, in case the server dies before a photo uses them. */
export async function removeUnlessUsed(paths: PhotoPaths, startAfter = GIVEN_UP_AFTER_SECONDS): Promise<void> {
  await enqueue('remove_photos', { ...paths }, { startAfter })
}

/** For who failed to store a photo's row: removes its files. Those of a row that may be stored are left to the job above. */
export function removeUnlessStored(paths: readonly string[]) {
  return async (error: unknown): Promise<never> => {
    if (!(error instanceof OutcomeUnknown)) await removePhotoFiles(paths)
    throw error
  }
}
