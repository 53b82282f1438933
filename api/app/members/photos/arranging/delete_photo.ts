import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type Member from '#app/members/people/member'
import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { filesToRemove, type PhotoFiles } from '#app/members/photos/storage/files_to_remove'
import { holdPhotos } from './hold_photos.js'
import { settlePhotos } from './settle_photos.js'

/**
 * Takes a photo from its owner's profile; its files go after the commit.
 * @throws NotFound for what is no photo of his
 */
export async function deletePhoto({ profile }: Member, id: unknown): Promise<void> {
  const own = { id: rowId(id), profileId: profile.id }
  const [, , rows] = await Promise.all([
    holdPhotos(profile.id),
    // A profile's main photo has to be there at every moment; the next one follows below.
    tenantRows(
      `update app.profiles set main_photo_id = null
       where tenant_id = (select sec.tenant_id()) and id = :profileId and main_photo_id = :id`,
      own
    ),
    tenantRows<PhotoFiles>(
      `delete from app.photos where tenant_id = (select sec.tenant_id()) and id = :id and profile_id = :profileId
       returning filename, thumb_filename, match_filename, blurred_filename`,
      own
    ),
    settlePhotos(profile.id),
  ])
  const [photo] = rows
  if (!photo) throw new NotFound()
  await enqueue('remove_photos', filesToRemove(photo))
}
