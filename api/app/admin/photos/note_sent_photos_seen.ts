import type { LeasedPhoto } from '#app/members/photos/moderation/leased_photo'
import type StaffMember from '#app/staff/accounts/staff_member'
import { noteOnceADay } from '#app/tenancy/audit/note_once_a_day'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Why staff look at a photo of a conversation; its sender isn't told unless it is taken out. */
export const NEAR_BANNED = 'near_banned'

/** Logs that a person of staff is shown photos of conversations, each about its sender, and why. */
export async function noteSentPhotosSeen(
  { id: staffId }: StaffMember,
  { id: tenantId }: Tenant,
  photos: readonly LeasedPhoto[]
): Promise<void> {
  await noteOnceADay(
    staffId,
    'chat_photo_seen',
    photos.map(({ id: name, member_id: id }) => ({
      tenantId,
      detail: { level: 'member', id, name, untold: NEAR_BANNED },
    }))
  )
}
