import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

/** Colours of a picture as a thumbhash in base64. */
export async function placeholderOf(picture: Sharp, box: { width: number; height: number }): Promise<string> {
  const { data, info } = await picture
    .resize({ ...box, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
