import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Crop } from './crop.ts'
import { encodePhoto, type EncodedPhoto } from './encode_photo.ts'
import { PhotoFault, type PhotoFaultCode } from './photo_fault.ts'

/** A separate process without secrets decodes untrusted files, so that a malicious one can't harm the server. It ends with its parent. */

export interface PhotoTask {
  source: string | Uint8Array
  crop?: Crop
}

export type PhotoDone = { encoded: EncodedPhoto } | { fault: { code: PhotoFaultCode; meta?: Record<string, number> } }

// Concurrency is controlled by the number of worker processes.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async ({ source, crop }: PhotoTask) => {
  process.send!(await done(source, crop))
})
process.once('disconnect', () => process.exit())

async function done(source: PhotoTask['source'], crop?: Crop): Promise<PhotoDone> {
  try {
    return { encoded: await encodePhoto(typeof source === 'string' ? await readFile(source) : source, crop) }
  } catch (error) {
    const { code, meta } = error instanceof PhotoFault ? error : new PhotoFault('photo_broken')
    return { fault: { code, meta } }
  }
}
