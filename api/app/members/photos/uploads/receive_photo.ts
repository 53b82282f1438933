import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { BrokenPhoto, PhotoTooLarge } from '#app/members/photos/processing/photo_errors'

/** Bytes of the largest file that is taken (product.md §4). */
export const MOST_MEGABYTES = 15
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024
/** Who sends more is heard out this far, because who is cut off never learns why. */
const MOST_HEARD = 4 * MOST_BYTES

const LEFT_BEHIND_MS = 3_600_000

let uploads: Promise<string> | undefined

/** A file as it was sent: in a folder of its own until it is encoded. */
export interface ReceivedPhoto {
  path: string
  /** SHA-256. */
  hash: Buffer
  remove(): Promise<void>
}

/**
 * Puts a request's body into a file, piece by piece: a hundred uploads at once take no more memory than their pieces. No
 * transaction may be open meanwhile.
 * @throws PhotoTooLarge; BrokenPhoto when the sender stopped midway
 */
export async function receivePhoto({ request }: HttpContext): Promise<ReceivedPhoto> {
  if (Number(request.header('content-length') ?? 0) > MOST_BYTES) throw tooLarge()
  const folder = await (uploads ??= emptyFolder())
  const path = join(folder, randomUUID())
  const remove = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(piece: Buffer, _encoding, pass) {
      size += piece.length
      hash.update(piece)
      if (size <= MOST_BYTES) pass(null, piece)
      else pass(size > MOST_HEARD ? tooLarge() : null)
    },
  })
  try {
    await pipeline(request.request, measure, createWriteStream(path))
  } catch (error) {
    await remove()
    throw error instanceof PhotoTooLarge ? error : new BrokenPhoto(undefined, { cause: error })
  }
  if (size > MOST_BYTES) {
    await remove()
    throw tooLarge()
  }
  return { path, hash: hash.digest(), remove }
}

/** Where files lie while they are encoded; those of a process that died midway are nobody's any more. */
async function emptyFolder(): Promise<string> {
  const folder = join(env.get('DATA_DIR'), 'uploads')
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
  return folder
}

function tooLarge(): PhotoTooLarge {
  return new PhotoTooLarge({ megabytes: MOST_MEGABYTES })
}
