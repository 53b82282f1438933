import { pipeline } from '#app/tenancy/context/pipeline'
import { enqueue } from '#app/jobs/enqueue'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { filesToRemove } from '#app/members/photos/storage/files_to_remove'
import { lockProfile } from '#app/members/people/lock_profile'
import type Photo from '#app/members/people/photo'
import { PhotosChanged } from '#app/members/photos/processing/photo_errors'
import type { StoredPhoto } from '#app/members/photos/storage/store_photo'

/** Replaces a photo's files; the old ones are removed after the commit. @throws PhotosChanged if the photo changed meanwhile */
export async function takeCrop({ profile }: Member, photo: Photo, cropped: StoredPhoto): Promise<void> {
  const { filename, thumbFilename, matchFilename, blurredFilename, placeholder } = cropped
  const [, rows] = await pipeline([
    () => lockProfile(profile.id),
    () =>
      tenantRows(
        `update app.photos set filename = :filename, thumb_filename = :thumbFilename, match_filename = :matchFilename,
         blurred_filename = :blurredFilename, placeholder = :placeholder
       where tenant_id = (select sec.tenant_id()) and id = :id and profile_id = :profileId and status <> 'refused'
         and filename = :before
       returning id`,
        {
          filename,
          thumbFilename,
          matchFilename,
          blurredFilename,
          placeholder,
          id: photo.id,
          profileId: profile.id,
          before: photo.filename,
        }
      ),
  ])
  if (rows.length === 0) throw new PhotosChanged()
  const before = {
    filename: photo.filename,
    thumb_filename: photo.thumbFilename,
    match_filename: photo.matchFilename,
    blurred_filename: photo.blurredFilename,
  }
  await enqueue('remove_photos', filesToRemove(before))
}
