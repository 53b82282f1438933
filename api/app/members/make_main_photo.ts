import { enqueue } from '#app/notices/enqueue'
import type Member from '#app/identity/member'
import { tenantRows } from '#app/tenancy/tenant_context'
import { filesToRemove } from './files_to_remove.js'
import { holdPhotos } from './hold_photos.js'
import type Photo from './photo.js'
import { PhotosChanged } from './photo_errors.js'
import type { StoredPhoto } from './store_photo.js'

/**
 * Makes a photo a member's main one, with new files when it was cropped; the old ones go after the commit.
 * @throws PhotosChanged when it was removed or cropped otherwise meanwhile
 */
export async function makeMainPhoto({ profile }: Member, photo: Photo, cropped?: StoredPhoto): Promise<void> {
  const { filename, thumbFilename, matchFilename, blurredFilename, placeholder } = cropped ?? photo
  const [, rows] = await Promise.all([
    holdPhotos(profile.id),
    tenantRows(
      `with changed as (
         update app.photos set filename = :filename, thumb_filename = :thumbFilename, match_filename = :matchFilename,
           blurred_filename = :blurredFilename, placeholder = :placeholder
         where tenant_id = (select sec.tenant_id()) and id = :id and profile_id = :profileId and status <> 'refused'
           and filename = :before
         returning id
       )
       update app.profiles set main_photo_id = changed.id from changed
       where tenant_id = (select sec.tenant_id()) and profiles.id = :profileId returning profiles.id`,
      {
        ...{ filename, thumbFilename, matchFilename, blurredFilename, placeholder },
        id: photo.id,
        profileId: profile.id,
        before: photo.filename,
      }
    ),
  ])
  if (rows.length === 0) throw new PhotosChanged()
  if (!cropped) return
  const before = {
    filename: photo.filename,
    thumb_filename: photo.thumbFilename,
    match_filename: photo.matchFilename,
    blurred_filename: photo.blurredFilename,
  }
  await enqueue('remove_photos', filesToRemove(before))
}
