import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PhotoPaths } from '#app/members/photos/storage/store_photo'
import { removePhotoFiles } from '#app/members/photos/storage/store_photo'

export type RemovePhotos = PhotoPaths

/** Removes a photo's files unless a photo (its upload succeeded), a message, a verification or a complaint (as evidence) uses them; and a photo for a message that was never sent. */
export async function removePhotosJob({ large, thumb, match, blurred }: RemovePhotos): Promise<void> {
  await tenantRows(
    `delete from app.chat_photos where tenant_id = (select sec.tenant_id()) and filename = :large and message_id is null`,
    { large }
  )
  const found = await tenantRows(
    `select from app.photos where tenant_id = (select sec.tenant_id()) and filename = :large
     union all select from app.chat_photos where tenant_id = (select sec.tenant_id()) and filename = :large
     union all select from app.verifications where tenant_id = (select sec.tenant_id()) and filename = :large
     union all select from app.complaint_photos where tenant_id = (select sec.tenant_id()) and filename = :large`,
    { large }
  )
  if (found.length === 0) await removePhotoFiles([large, thumb, match, blurred])
}
