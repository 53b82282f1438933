import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Crop } from './crop.ts'
import { encodeHero, type EncodedHero } from './encode_hero.ts'
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

/** A picture for a front page, in other sizes and formats. */
export interface HeroTask {
  hero: string
}

export type Done<Encoded> = { encoded: Encoded } | { fault: { code: PhotoFaultCode; meta?: Record<string, number> } }

// Concurrency is controlled by the number of worker processes.
sharp.concurrency(1)
sharp.cache(false)

/** Processor time; pictures made to take longer are treated as broken. */
const LONGEST_MS = 15_000
/** AVIF of a whole window's width takes its time. */
const LONGEST_HERO_MS = 60_000

process.on('message', async (task: PhotoTask | HeroTask) => {
  const end = watchCpuTime('hero' in task ? LONGEST_HERO_MS : LONGEST_MS, () => process.exit(1))
  const answer = await done(task)
  end()
  process.send!(answer)
})
process.once('disconnect', () => process.exit())

async function done(task: PhotoTask | HeroTask): Promise<Done<EncodedPhoto | EncodedHero>> {
  try {
    return { encoded: await encoded(task) }
  } catch (error) {
    const { code, meta } = error instanceof PhotoFault ? error : new PhotoFault('photo_broken')
    return { fault: { code, meta } }
  }
}

async function encoded(task: PhotoTask | HeroTask): Promise<EncodedPhoto | EncodedHero> {
  if ('hero' in task) return encodeHero(await readFile(task.hero))
  const { source, ...framing } = task
  return encodePhoto(typeof source === 'string' ? await readFile(source) : source, framing)
}
