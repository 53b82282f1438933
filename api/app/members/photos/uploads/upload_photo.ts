import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { encodeInWorker } from '#app/members/photos/processing/photo_workers'
import {
  type PhotoPaths,
  removePhotoFiles,
  type StoredPhoto,
  storePhoto,
} from '#app/members/photos/storage/store_photo'
import { beginUpload } from './begin_upload.js'
import { receivePhoto } from './receive_photo.js'

interface Upload<Kept> {
  paths: PhotoPaths
  /** Whether the small sizes show all of the picture instead of a portrait. */
  isWhole?: boolean
  /** Before the picture is read; throws when it isn't taken. */
  admit: (member: Member) => Promise<void>
  /** Makes the row; its files are removed when it throws. */
  keep: (member: Member, stored: StoredPhoto, sourceHash: Buffer) => Promise<Kept>
}

/** Takes the picture of a request's body; opens transactions itself, so that none is open while it is read and encoded. */
export async function uploadPhoto<Kept>(
  ctx: HttpContext,
  { paths, isWhole, admit, keep }: Upload<Kept>
): Promise<Kept> {
  const site = siteOf(ctx)
  let end: (() => void) | undefined
  try {
    const member = await asTenant(site, async () => {
      const uploader = await ctx.auth.use('member').authenticate()
      end = beginUpload(uploader)
      await admit(uploader)
      return uploader
    })
    const received = await receivePhoto(ctx)
    const encoded = await encodeInWorker({ source: received.path, isWhole }).finally(received.remove)
    const stored = await storePhoto(paths, encoded)
    return await asTenant(site, () => keep(member, stored, received.hash)).catch(async (error) => {
      await removePhotoFiles(Object.values(paths))
      throw error
    })
  } finally {
    end?.()
  }
}
