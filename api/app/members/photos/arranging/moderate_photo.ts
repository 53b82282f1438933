import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { lockPhotos } from './lock_photos.js'
import type { PhotoRefusal } from './photo_refusals.js'
import { settlePhotos } from './settle_photos.js'

interface OfMember {
  memberId: string
  photoId: string
}

/** Applies a moderation decision; owners keep a refused photo until they delete it. @throws NotFound unless it is this member's photo */
export async function moderatePhoto(
  { memberId, photoId }: OfMember,
  verdict: 'approved' | PhotoRefusal
): Promise<void> {
  const refusal = verdict === 'approved' ? null : verdict
  const [photo] = await tenantRows<{ profile_id: string }>(
    `select photos.profile_id::text from app.photos
     join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
     where photos.tenant_id = (select sec.tenant_id()) and photos.id = :photoId and profiles.member_id = :memberId`,
    { photoId, memberId }
  )
  if (!photo) throw new NotFound()
  await pipeline([
    () => lockPhotos(photo.profile_id),
    () =>
      tenantRows(
        `update app.photos set status = :status, refusal = :refusal
       where tenant_id = (select sec.tenant_id()) and id = :photoId`,
        { photoId, status: refusal ? 'refused' : 'active', refusal }
      ),
    () => settlePhotos(photo.profile_id),
  ])
}
