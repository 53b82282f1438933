import { randomBytes } from 'node:crypto'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import type { EncodedPhoto, PhotoSize } from '#app/members/photos/processing/encode_photo'
import { photoStore } from '#app/members/photos/storage/photo_store'

export interface StoredPhoto {
  filename: string
  thumbFilename: string
  matchFilename: string
  blurredFilename: string
  placeholder: string
  perceptualHash: string
  width: number
  height: number
}

/** An empty path is one that nothing is stored at. */
export type PhotoPaths = Record<PhotoSize, string>

const NAME_BYTES = 16

/** Unguessable paths, starting with the tenant and, if any, `folder/`; the blurred file's path doesn't reveal the others. */
export function newPhotoPaths({ id }: Tenant, folder: '' | 'chats/' = ''): PhotoPaths {
  const [name, blurred] = [NAME_BYTES, NAME_BYTES].map((bytes) => randomBytes(bytes).toString('hex'))
  const path = (file: string) => `/photos/${id}/${folder}${file}.webp`
  return {
    large: path(`${name}-l`),
    thumb: path(`${name}-t`),
    match: path(`${name}-m`),
    blurred: path(`${blurred}-b`),
  }
}

/** The same of a picture that staff alone look at, once: no smaller copy of it is made. */
export function newWholePath({ id }: Tenant, folder: 'verifications/'): PhotoPaths {
  const name = randomBytes(NAME_BYTES).toString('hex')
  return { large: `/photos/${id}/${folder}${name}-l.webp`, thumb: '', match: '', blurred: '' }
}

export async function storePhoto(
  paths: PhotoPaths,
  { files, width, height, placeholder, perceptualHash }: EncodedPhoto
): Promise<StoredPhoto> {
  const store = await photoStore()
  const sizes = (Object.keys(paths) as PhotoSize[]).filter((size) => paths[size])
  try {
    await Promise.all(sizes.map((size) => store.put(paths[size], files[size], { contentType: 'image/webp' })))
  } catch (error) {
    await removePhotoFiles(Object.values(paths))
    throw error
  }
  const { large, thumb, match, blurred } = paths
  return {
    filename: large,
    thumbFilename: thumb,
    matchFilename: match,
    blurredFilename: blurred,
    width,
    height,
    placeholder,
    perceptualHash,
  }
}

export async function removePhotoFiles(paths: readonly string[]): Promise<void> {
  const store = await photoStore()
  await Promise.all(paths.filter(Boolean).map((path) => store.delete(path)))
}
