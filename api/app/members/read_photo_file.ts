import { readFile } from 'node:fs/promises'
import { photoFile } from './photo_file.js'

/** The bytes of a photo's file; undefined when it is gone. */
export function readPhotoFile(path: string): Promise<Buffer | undefined> {
  return readFile(photoFile(path)).catch(() => undefined)
}
