import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Crop } from './crop.ts'
import { encodePhoto, type EncodedPhoto } from './encode_photo.ts'
import { PhotoFault, type PhotoFaultCode } from './photo_fault.ts'
import { watchCpuTime } from './watch_cpu_time.ts'

/** A separate process without secrets decodes untrusted files, so that a malicious one can't harm the server. It ends with its parent. */

export interface PhotoTask {
  source: string | Uint8Array
  crop?: Crop
  /** Whether the small sizes show all of the picture. */
  isWhole?: boolean
}

export type PhotoDone = { encoded: EncodedPhoto } | { fault: { code: PhotoFaultCode; meta?: Record<string, number> } }

// Concurrency is controlled by the number of worker processes.
sharp.concurrency(1)
sharp.cache(false)

/** Processor time; pictures made to take longer are treated as broken. */
const LONGEST_MS = 15_000

process.on('message', async (task: PhotoTask) => {
  const end = watchCpuTime(LONGEST_MS, () => process.exit(1))
  const answer = await done(task)
  end()
  process.send!(answer)
})
process.once('disconnect', () => process.exit())

async function done({ source, ...framing }: PhotoTask): Promise<PhotoDone> {
  try {
    return { encoded: await encodePhoto(typeof source === 'string' ? await readFile(source) : source, framing) }
  } catch (error) {
    const { code, meta } = error instanceof PhotoFault ? error : new PhotoFault('photo_broken')
    return { fault: { code, meta } }
  }
}
