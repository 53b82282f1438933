import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { banPhoto, unbanPhoto } from '#app/members/photos/bans/ban_photo'
import { bansEverywhere } from '#app/members/photos/bans/banned_reasons'
import { lockProfile } from '#app/members/people/lock_profile'
import { outcomeOf, type PhotoVerdict, SET_VERDICT } from '#app/members/photos/moderation/photo_verdict'
import { settlePhotos } from './settle_photos.js'

interface OfMember {
  memberId: string
  photoId: string
}

/** Applies a moderation decision, and bans or unbans the picture; owners keep a refused photo until they delete it. @throws NotFound unless it is this member's photo */
export async function moderatePhoto({ memberId, photoId }: OfMember, verdict: PhotoVerdict, by: string): Promise<void> {
  const [photo] = await tenantRows<{ profile_id: string }>(
    `select photos.profile_id::text from app.photos
     join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
     where photos.tenant_id = (select sec.tenant_id()) and photos.id = :photoId and profiles.member_id = :memberId`,
    { photoId, memberId }
  )
  if (!photo) throw new NotFound()
  const outcome = outcomeOf(verdict)
  await pipeline([
    () => lockProfile(photo.profile_id),
    () =>
      tenantRows(
        `update app.photos set ${SET_VERDICT}
       where tenant_id = (select sec.tenant_id()) and id = :photoId`,
        { photoId, by, ...outcome }
      ),
    () => settlePhotos(photo.profile_id),
  ])
  if (!outcome.refusal) await unbanPhoto(photoId, by)
  else if (bansEverywhere(outcome.refusal)) await banPhoto({ photoId, reason: outcome.refusal, by })
}
