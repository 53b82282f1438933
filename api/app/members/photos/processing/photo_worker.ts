import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Crop } from './crop.ts'
import { encodePhoto, type EncodedPhoto } from './encode_photo.ts'
import { PhotoFault, type PhotoFaultCode } from './photo_fault.ts'

/**
 * A process of its own that decodes what strangers send: whatever a file does to it, the server goes on. It knows no secrets, and
 * ends with its parent.
 */

/** A picture to encode: a file's path, or the picture itself. */
export interface PhotoTask {
  source: string | Uint8Array
  crop?: Crop
}

/** The photo, or what is wrong with it. */
export type PhotoDone = { encoded: EncodedPhoto } | { fault: { code: PhotoFaultCode; meta?: Record<string, number> } }

// One core and no memory of earlier pictures: how many are decoded at once is decided by how many of these processes there are.
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
