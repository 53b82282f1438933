import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { BrokenPhoto, PhotoTooLarge } from '#app/members/photos/processing/photo_errors'

/** The limit of product.md §4. */
export const MOST_MEGABYTES = 15
const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024
/** Up to this size the rest is read and discarded: a client that is cut off never sees the reason. */
const MOST_HEARD = 4 * MOST_BYTES

const LEFT_BEHIND_MS = 3_600_000

let uploads: Promise<string> | undefined

export interface ReceivedPhoto {
  path: string
  hash: Buffer
  remove(): Promise<void>
}

/** Streams a request's body to a file; call it outside of a transaction. @throws PhotoTooLarge, BrokenPhoto if interrupted */
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

/** The folder for files being encoded, cleared of those left behind by a crashed process. */
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
