import { hideByTeam } from '#app/chat/messages/hide_by_team'
import { fieldRefused } from '#app/http/validation/field_refused'
import { enqueue } from '#app/jobs/enqueue'
import { banPhoto } from '#app/members/photos/bans/ban_photo'
import { bansEverywhere } from '#app/members/photos/bans/banned_reasons'
import { UNDO_MINUTES } from '#app/members/photos/moderation/undo_verdict'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { outcomeOfSent, type SentVerdict } from './sent_photo.js'

interface Judged {
  photoId: string
  filename: string
  lease: string
  verdict: SentVerdict
  ban: boolean
  by: string
}

/**
 * Applies the verdict on a leased photo of a conversation: a refused one is taken out at once, and its sender has the reasons once the verdict can't
 * be undone any more. @returns as `judgeLeased` does
 */
export async function judgeSentPhoto({
  verdict,
  ban,
  ...judged
}: Judged): Promise<{ memberId: string; isNew: boolean } | undefined> {
  const outcome = outcomeOfSent(verdict)
  if (ban && !outcome.refusal) throw fieldRefused('ban', 'in')
  const values = { ...judged, ...outcome }
  const [changed] = await tenantRows<{ message: string }>(
    `update app.chat_photos set review = :review, refusal = :refusal, lease = null, leased_by = null, leased_until = null,
       judged_by = :by, judged_at = now()
     where tenant_id = (select sec.tenant_id()) and id = :photoId and filename = :filename and review = 'pending'
       and lease = :lease and leased_by = :by and leased_until > now()
     returning message_id::text as message`,
    values
  )
  const [same] = await tenantRows<{ member: string }>(
    `select profiles.member_id::text as member from app.chat_photos photos
     join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
     where photos.tenant_id = (select sec.tenant_id()) and photos.id = :photoId and filename = :filename
       and judged_by = :by and review = :review and refusal is not distinct from :refusal`,
    values
  )
  if (!same) return undefined
  if (changed && outcome.refusal) {
    await hideByTeam(changed.message)
    if (ban || bansEverywhere(outcome.refusal))
      await banPhoto({ photoId: judged.photoId, reason: outcome.refusal, by: judged.by })
    await enqueue('state_removal', { photo: judged.photoId }, { startAfter: UNDO_MINUTES * 60 })
  }
  return { memberId: same.member, isNew: changed !== undefined }
}
