import { lockProfile } from '#app/members/people/lock_profile'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { removeVerificationPhoto } from './remove_verification_photo.js'

/**
 * Ends what a member has of it, as they want it or as they leave: a drawn pose, a photo that waits, whose file goes, or the mark.
 * @returns whether there was anything
 */
export async function withdrawVerification(profileId: string): Promise<boolean> {
  const values = { profileId }
  const [, open, marks] = await pipeline([
    () => lockProfile(profileId),
    () =>
      tenantRows<{ filename: string | null }>(
        `with open as (
           select id, filename from app.verifications where tenant_id = (select sec.tenant_id()) and profile_id = :profileId
             and (state in ('drawn', 'sent') or (state in ('verified', 'refused') and settled_at is null)) for update
         )
         update app.verifications checks set state = 'withdrawn', filename = null, reason = null, decided_at = null, decided_by = null,
           photo_ids = null
         from open where checks.tenant_id = (select sec.tenant_id()) and checks.id = open.id
         returning open.filename`,
        values
      ),
    () =>
      tenantRows(
        `with ended as (
           update app.verifications set ended_at = now(), ended_by = 'member' where tenant_id = (select sec.tenant_id())
             and profile_id = :profileId and state = 'verified' and settled_at is not null and ended_at is null
           returning profile_id
         )
         update app.profiles set photos_checked_at = null from ended
         where profiles.tenant_id = (select sec.tenant_id()) and profiles.id = ended.profile_id
         returning profiles.id`,
        values
      ),
  ])
  for (const { filename } of open) if (filename) await removeVerificationPhoto(filename)
  return open.length + marks.length > 0
}
