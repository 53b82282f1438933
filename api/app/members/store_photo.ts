import { createHash } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import env from '#start/env'
import type { Tenant } from '#app/tenancy/tenant_context'

/** What a stored photo is in `app.photos`, but for whose it is and where it stands. */
export interface StoredPhoto {
  filename: string
  thumbFilename: string
  matchFilename: string
  placeholder: string
  width: number
  height: number
}

/** The sizes of a photo: the whole picture, a card's and a list's, and the full-screen one of a match. */
const SIZES = {
  filename: { width: 1080, height: 1350 },
  thumb: { width: 360, height: 450 },
  match: { width: 720, height: 900 },
} as const

/**
 * Re-encodes a picture in its sizes and stores the files under the tenant's own folder; names follow from the content, so the same
 * picture is stored once. Everything that is not the picture itself (EXIF, GPS) is left behind.
 */
export async function storePhoto(tenant: Tenant, source: Buffer): Promise<StoredPhoto> {
  const picture = sharp(source, { limitInputPixels: 40e6, failOn: 'error' }).autoOrient()
  const name = createHash('sha256').update(source).digest('hex').slice(0, 32)
  const store = async (suffix: string, size: { width: number; height: number }) => {
    const { data, info } = await picture
      .clone()
      .resize({ ...size, fit: 'cover', position: 'attention', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const path = `/photos/${tenant.id}/${name}-${suffix}.webp`
    await writeDurably(join(env.get('DATA_DIR'), path), data)
    return { path, info }
  }
  const [large, thumb, match] = await Promise.all([
    store('l', SIZES.filename),
    store('t', SIZES.thumb),
    store('m', SIZES.match),
  ])
  return {
    filename: large.path,
    thumbFilename: thumb.path,
    matchFilename: match.path,
    placeholder: await placeholderOf(picture),
    width: large.info.width,
    height: large.info.height,
  }
}

/** Some 25 bytes that stand in for the picture until it is there. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize(80, 100, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Whole or not at all, even when the power fails: written aside, flushed, then renamed. */
async function writeDurably(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${process.pid}`
  const file = await open(aside, 'w')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
}
