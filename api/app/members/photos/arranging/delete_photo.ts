import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type Profile from '#app/members/people/profile'
import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { filesToRemove, type PhotoFiles } from '#app/members/photos/storage/files_to_remove'
import { lockProfile } from '#app/members/people/lock_profile'
import { settlePhotos } from './settle_photos.js'

export async function deletePhoto({ profile }: { profile: Pick<Profile, 'id'> }, id: unknown): Promise<void> {
  const own = { id: rowId(id), profileId: profile.id }
  const [, , rows] = await pipeline([
    () => lockProfile(profile.id),
    // The foreign key requires the main photo to exist; the next one is chosen below.
    () =>
      tenantRows(
        `update app.profiles set main_photo_id = null
       where tenant_id = (select sec.tenant_id()) and id = :profileId and main_photo_id = :id`,
        own
      ),
    () =>
      tenantRows<PhotoFiles>(
        `delete from app.photos where tenant_id = (select sec.tenant_id()) and id = :id and profile_id = :profileId
       returning filename, thumb_filename, match_filename, blurred_filename`,
        own
      ),
    () => settlePhotos(profile.id),
  ])
  const [photo] = rows
  if (!photo) throw new NotFound()
  await enqueue('remove_photos', filesToRemove(photo))
}
