import { pipeline } from '#app/tenancy/context/pipeline'
import {
  BANNED_LIKE,
  type BannedLike,
  bannedValues,
  COUNT_NEAR,
  type UploadHashes,
} from '#app/members/photos/bans/banned_like'
import { refuseBanned } from '#app/members/photos/bans/refuse_banned'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { lockProfile } from '#app/members/people/lock_profile'
import { PhotoLimit } from '#app/members/photos/processing/photo_errors'
import { photoLimit } from '#app/members/photos/arranging/photo_limit'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import type { StoredPhoto } from '#app/members/photos/storage/store_photo'
import type { PhotoOwner } from './photo_owner.js'

interface Sent {
  stored: StoredPhoto
  hashes: UploadHashes
  isModerated: boolean
}

/**
 * Adds a photo as the last one; uploading the same file again returns the existing photo. One of a member's that looks like a banned picture waits for
 * moderators, even where they don't see photos first. @throws PhotoLimit if there is no room left; PhotoBanned
 */
export async function addPhoto({ profile }: PhotoOwner, { stored, hashes, isModerated }: Sent) {
  const limit = photoLimit(profile)
  const [, rows] = await pipeline([
    () => lockProfile(profile.id),
    () =>
      tenantRows<Added & BannedLike>(
        `with banned as materialized (${BANNED_LIKE}
       ), ${COUNT_NEAR}, own as (
         select id, filename, source_hash, status, position from app.photos
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
       ), stored as (
         insert into app.photos (profile_id, position, status, filename, thumb_filename, match_filename, blurred_filename,
           placeholder, perceptual_hash, source_hash, width, height, resembles)
         select :profileId, coalesce((select max(position) + 1 from own), 0),
           case when :isMembers and exists (select from banned) then 'pending' else :status end, :filename, :thumbFilename,
           :matchFilename, :blurredFilename, :placeholder, :perceptualHash, :sourceHash, :width, :height,
           case when :isMembers then (select reason from banned) end
         where not exists (select from own where source_hash = :sourceHash)
           and (select count(*) from own where status <> 'refused') < :limit
         returning id, filename
       ), added as (
         select id, filename from stored union all select id, filename from own where source_hash = :sourceHash
       )
       select added.id::text, filename, banned.* from (values (1)) one left join added on true left join banned on true`,
        {
          ...stored,
          ...bannedValues(hashes),
          profileId: profile.id,
          isMembers: !profile.isFictional,
          status: isModerated ? 'pending' : 'active',
          limit,
        }
      ),
    () => settlePhotos(profile.id),
  ])
  const [photo] = rows
  await refuseBanned(photo, profile)
  if (!photo?.id) throw new PhotoLimit({ limit })
  return { id: photo.id, isNew: photo.filename === stored.filename }
}

/** Without an id there was no room. */
interface Added {
  id: string | null
  filename: string | null
}
