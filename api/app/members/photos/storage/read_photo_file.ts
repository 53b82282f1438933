import { type Disk, errors } from 'flydrive'
import { NotFound } from '#app/http/http_errors'
import { photoStore } from './photo_store.js'

/** Reads a photo's file without checking who may see it. @throws NotFound */
export async function readPhotoFile(path: string, store?: Disk): Promise<Buffer> {
  try {
    const { buffer, byteOffset, byteLength } = await (store ?? (await photoStore())).getBytes(path)
    return Buffer.from(buffer, byteOffset, byteLength)
  } catch (error) {
    if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) throw new NotFound()
    throw error
  }
}

function isMissing(cause: unknown): boolean {
  const { code, name } = cause as { code?: string; name?: string }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}
