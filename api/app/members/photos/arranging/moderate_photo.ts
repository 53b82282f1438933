import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { lockPhotos } from './lock_photos.js'
import { outcomeOf, type PhotoVerdict, SET_VERDICT } from '#app/members/photos/moderation/photo_verdict'
import { settlePhotos } from './settle_photos.js'

interface OfMember {
  memberId: string
  photoId: string
}

/** Applies a moderation decision; owners keep a refused photo until they delete it. @throws NotFound unless it is this member's photo */
export async function moderatePhoto({ memberId, photoId }: OfMember, verdict: PhotoVerdict, by: string): Promise<void> {
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
        `update app.photos set ${SET_VERDICT}
       where tenant_id = (select sec.tenant_id()) and id = :photoId`,
        { photoId, by, ...outcomeOf(verdict) }
      ),
    () => settlePhotos(photo.profile_id),
  ])
}
