import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { lockProfile } from '#app/members/people/lock_profile'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import { unbanPhoto } from '#app/members/photos/bans/ban_photo'
import { type LeasedPhoto, LEASED_PHOTO } from './leased_photo.js'
import { ownerOf } from './owner_of.js'

/** For how long a verdict can be undone. */
export const UNDO_MINUTES = 10

/** Puts a photo before its moderator again, and takes back its ban. Undefined if the verdict is too old, or isn't theirs. @throws NotFound */
export async function undoVerdict(photoId: string, by: string): Promise<LeasedPhoto | undefined> {
  const owner = await ownerOf(photoId)
  if (!owner) throw new NotFound()
  const [, rows] = await pipeline([
    () => lockProfile(owner.profileId),
    () =>
      tenantRows<LeasedPhoto>(
        `with photos as (
           update app.photos set status = 'pending', refusal = null, explicit = false, judged_by = null, judged_at = null,
             lease = sec.new_id(), leased_by = :by, leased_until = now() + make_interval(mins => :minutes)
           where tenant_id = (select sec.tenant_id()) and id = :photoId and status <> 'pending' and judged_by = :by
             and judged_at > now() - make_interval(mins => :minutes)
           returning *
         )
         ${LEASED_PHOTO}`,
        { photoId, by, minutes: UNDO_MINUTES }
      ),
    () => settlePhotos(owner.profileId),
  ])
  const [photo] = rows
  if (photo) await unbanPhoto(photoId, by)
  return photo
}
