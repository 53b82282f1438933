import type { HttpContext } from '@adonisjs/core/http'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { encodeInWorker } from '#app/members/photos/processing/photo_workers'
import { removeUnlessStored } from '#app/members/photos/storage/remove_unless_used'
import { type PhotoPaths, type StoredPhoto, storePhoto } from '#app/members/photos/storage/store_photo'
import type { UploadHashes } from '#app/members/photos/bans/banned_like'
import { beginUpload } from './begin_upload.js'
import type { PhotoOwner } from './photo_owner.js'
import { receivePhoto } from './receive_photo.js'

interface Upload<Owner extends PhotoOwner, Kept> {
  tenant: Tenant
  /** Of staff, for a fictional profile. */
  connection?: 'staff'
  /** Whose photo it becomes. */
  owner: () => Promise<Owner>
  paths: PhotoPaths
  /** Whether the small sizes show all of the picture instead of a portrait. */
  isWhole?: boolean
  /** Before the picture is read; throws when it isn't taken. */
  admit: (owner: Owner) => Promise<void>
  /** Makes the row; its files are removed when it throws, or is not stored. */
  keep: (owner: Owner, stored: StoredPhoto, hashes: UploadHashes) => Promise<Kept>
}

/** Takes the picture of a request's body; opens transactions itself, so that none is open while it is read and encoded. */
export async function uploadPhoto<Owner extends PhotoOwner, Kept>(
  ctx: HttpContext,
  { tenant, connection, owner: find, paths, isWhole, admit, keep }: Upload<Owner, Kept>
): Promise<Kept> {
  const unit = connection ? { connection } : {}
  let end: (() => void) | undefined
  try {
    const admitted = async () => {
      const found = await find()
      end = beginUpload(found)
      await admit(found)
      return found
    }
    const owner = await asTenant(tenant, admitted, unit)
    const received = await receivePhoto(ctx)
    const encoded = await encodeInWorker({ source: received.path, isWhole }).finally(received.remove)
    const stored = await storePhoto(paths, encoded)
    const { perceptualHash, mirrorHash } = encoded
    const hashes = { sourceHash: received.hash, perceptualHash, mirrorHash }
    return await asTenant(tenant, () => keep(owner, stored, hashes), unit).catch(
      removeUnlessStored(Object.values(paths))
    )
  } finally {
    end?.()
  }
}
