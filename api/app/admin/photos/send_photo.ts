import type { HttpContext } from '@adonisjs/core/http'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'

/**
 * Sends staff a photo that they may see; no browser keeps it, unless said otherwise.
 * @param cacheControl for photos that may be seen again by whoever saw them once
 * @throws NotFound without such a file
 */
export async function sendPhoto(
  { response }: HttpContext,
  path: string,
  cacheControl = 'private, no-store'
): Promise<Buffer> {
  const photo = await readPhotoFile(path)
  response.header('Content-Type', 'image/webp').header('Cache-Control', cacheControl)
  return photo
}
