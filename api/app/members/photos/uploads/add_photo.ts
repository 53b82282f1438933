import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { lockPhotos } from '#app/members/photos/arranging/lock_photos'
import { PhotoLimit } from '#app/members/photos/processing/photo_errors'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import type { StoredPhoto } from '#app/members/photos/storage/store_photo'
import type { PhotoOwner } from './photo_owner.js'

interface Sent {
  stored: StoredPhoto
  sourceHash: Buffer
  isModerated: boolean
}

/** Adds a photo as the last one; uploading the same file again returns the existing photo. @throws PhotoLimit if there is no room left */
export async function addPhoto({ profile }: PhotoOwner, { stored, sourceHash, isModerated }: Sent) {
  const limit = photoLimit(profile)
  const [, rows] = await pipeline([
    () => lockPhotos(profile.id),
    () =>
      tenantRows<{ id: string; filename: string }>(
        `with own as (
         select id, filename, source_hash, status, position from app.photos
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
       ), stored as (
         insert into app.photos (profile_id, position, status, filename, thumb_filename, match_filename, blurred_filename,
           placeholder, perceptual_hash, source_hash, width, height)
         select :profileId, coalesce((select max(position) + 1 from own), 0), :status, :filename, :thumbFilename,
           :matchFilename, :blurredFilename, :placeholder, :perceptualHash, :sourceHash, :width, :height
         where not exists (select from own where source_hash = :sourceHash)
           and (select count(*) from own where status <> 'refused') < :limit
         returning id, filename
       )
       select id::text, filename from stored union all select id::text, filename from own where source_hash = :sourceHash`,
        { ...stored, sourceHash, profileId: profile.id, status: isModerated ? 'pending' : 'active', limit }
      ),
    () => settlePhotos(profile.id),
  ])
  const [photo] = rows
  if (!photo) throw new PhotoLimit({ limit })
  return { id: photo.id, isNew: photo.filename === stored.filename }
}
