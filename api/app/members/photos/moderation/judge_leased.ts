import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { lockProfile } from '#app/members/people/lock_profile'
import { settlePhotos } from '#app/members/photos/arranging/settle_photos'
import { banPhoto } from '#app/members/photos/bans/ban_photo'
import { bansEverywhere, mayBan } from '#app/members/photos/bans/banned_reasons'
import { ownerOf } from './owner_of.js'
import { outcomeOf, type PhotoVerdict, SET_VERDICT } from './photo_verdict.js'

interface Judged {
  photoId: string
  /** As it was shown; another crop has other files. */
  filename: string
  lease: string
  verdict: PhotoVerdict
  /** Whether a refused picture is never taken again; at all brands it isn't for a minor or what is intimate without consent. */
  ban: boolean
  by: string
}

/**
 * Applies the verdict on a leased photo. @returns whose photo it is, and whether the verdict is new: the same one sent again changes
 * nothing. Undefined if the photo changed, or somebody else has it. @throws NotFound; 422 for a ban that such a verdict can't have
 */
export async function judgeLeased({
  verdict,
  ban,
  ...judged
}: Judged): Promise<{ memberId: string; isNew: boolean } | undefined> {
  const outcome = outcomeOf(verdict)
  const reason = outcome.refusal && mayBan(outcome.refusal) ? outcome.refusal : undefined
  if (ban && !reason) throw fieldRefused('ban', 'in')
  const owner = await ownerOf(judged.photoId)
  if (!owner) throw new NotFound()
  const values = { ...judged, ...outcome }
  const [, changed, same] = await pipeline([
    () => lockProfile(owner.profileId),
    () =>
      tenantRows(
        `update app.photos set ${SET_VERDICT}
         where tenant_id = (select sec.tenant_id()) and id = :photoId and filename = :filename and status = 'pending'
           and lease = :lease and leased_by = :by and leased_until > now()
         returning id`,
        values
      ),
    () =>
      tenantRows(
        `select from app.photos where tenant_id = (select sec.tenant_id()) and id = :photoId and filename = :filename
           and judged_by = :by and status = :status and refusal is not distinct from :refusal and explicit = :explicit`,
        values
      ),
    () => settlePhotos(owner.profileId),
  ])
  if (same.length === 0) return undefined
  if (changed.length > 0 && reason && (ban || bansEverywhere(reason)))
    await banPhoto({ photoId: judged.photoId, reason, by: judged.by })
  return { memberId: owner.memberId, isNew: changed.length > 0 }
}
