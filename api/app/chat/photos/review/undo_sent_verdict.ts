import { showAgain } from '#app/chat/messages/hide_by_team'
import { unbanPhoto } from '#app/members/photos/bans/ban_photo'
import type { LeasedPhoto } from '#app/members/photos/moderation/leased_photo'
import { LEASE_MINUTES } from '#app/members/photos/moderation/lease_photos'
import { UNDO_MINUTES } from '#app/members/photos/moderation/undo_verdict'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { LEASED_SENT_PHOTO } from './sent_photo.js'

/** Puts a photo of a conversation back into it and before its moderator, and takes back its ban. Undefined if the verdict is too old, or isn't theirs. */
export async function undoSentVerdict(photoId: string, by: string): Promise<LeasedPhoto | undefined> {
  const [judged] = await tenantRows<{ review: string; message: string }>(
    `select review, message_id::text as message from app.chat_photos
     where tenant_id = (select sec.tenant_id()) and id = :photoId and review <> 'pending' and judged_by = :by
       and judged_at > now() - make_interval(mins => ${UNDO_MINUTES}) for update`,
    { photoId, by }
  )
  if (!judged) return undefined
  const [photo] = await tenantRows<LeasedPhoto>(
    `with photos as (
       update app.chat_photos set review = 'pending', refusal = null, judged_by = null, judged_at = null,
         lease = sec.new_id(), leased_by = :by, leased_until = now() + make_interval(mins => ${LEASE_MINUTES})
       where tenant_id = (select sec.tenant_id()) and id = :photoId returning *
     )
     ${LEASED_SENT_PHOTO}`,
    { photoId, by }
  )
  if (judged.review === 'refused') await showAgain(judged.message)
  await unbanPhoto(photoId, by)
  return photo
}
