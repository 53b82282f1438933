import { rm } from 'node:fs/promises'
import { photoFile } from './photo_file.js'

/** Removes photos' files from where they are kept; one that is gone already is no fault. */
export async function removePhotoFiles(paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(photoFile(path), { force: true })))
}
