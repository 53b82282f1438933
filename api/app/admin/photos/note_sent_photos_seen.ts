import type { LeasedPhoto } from '#app/members/photos/moderation/leased_photo'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Why staff look at a photo of a conversation; its sender isn't told unless it is taken out. */
export const NEAR_BANNED = 'near_banned'

/** Once a day for each person and photo, as a batch is given again after a reload. */
const AGAIN_AFTER = '1 day'

/** Logs that a person of staff is shown photos of conversations, each about its sender, and why. Call it in the transaction that leased them. */
export async function noteSentPhotosSeen(
  { id: staffId }: StaffMember,
  { id: tenantId }: Tenant,
  photos: readonly LeasedPhoto[]
): Promise<void> {
  if (photos.length === 0) return
  await staffRows(
    `insert into staff.audit_entries (staff_member_id, tenant_id, action, detail)
     select :staff, :tenant, 'chat_photo_seen', jsonb_build_object('level', 'member', 'id', seen.member, 'name', seen.photo, 'untold', '${NEAR_BANNED}')
     from unnest(cast(:members as text[]), cast(:photos as text[])) as seen (member, photo)
     where not exists (select from staff.audit_entries noted where noted.tenant_id = :tenant and noted.staff_member_id = :staff
       and noted.action = 'chat_photo_seen' and noted.detail ->> 'name' = seen.photo and noted.at > now() - interval '${AGAIN_AFTER}')`,
    {
      staff: staffId,
      tenant: tenantId,
      members: photos.map(({ member_id: member }) => member),
      photos: photos.map(({ id }) => id),
    }
  )
}
