import { enqueue } from '#app/jobs/enqueue'
import { lockProfileOf } from '#app/members/people/lock_profile'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { removeVerificationPhoto } from './remove_verification_photo.js'
import { VERIFICATION_UNDO_MINUTES } from './verification.js'

/** Makes a decision hold once it can't be undone any more: the mark stands or the member is told why not, and the photo goes. */
export async function settleVerification(id: string): Promise<void> {
  const [, [settled]] = await pipeline([
    () => lockProfileOf('verifications', id),
    () => tenantRows<{ filename: string; state: 'verified' | 'refused' }>(SETTLE, { id }),
  ])
  if (!settled) return
  await removeVerificationPhoto(settled.filename)
  if (settled.state === 'verified') await mark(id)
  else await enqueue('send_mail', { mail: 'verification_refused', verification: id })
}

/** Nothing where it was undone or withdrawn, or is settled. */
const SETTLE = `
  with decided as (
    select id, filename from app.verifications where tenant_id = (select sec.tenant_id()) and id = :id
      and state in ('verified', 'refused') and settled_at is null
      and decided_at <= now() - interval '${VERIFICATION_UNDO_MINUTES} minutes' for update
  )
  update app.verifications checks set settled_at = now(), filename = null from decided
  where checks.tenant_id = (select sec.tenant_id()) and checks.id = decided.id
  returning decided.filename, checks.state`

/** Not where the main photo has become one meanwhile that nobody compared. */
function mark(id: string) {
  return tenantRows(
    `with marked as (
       update app.profiles set photos_checked_at = checks.decided_at from app.verifications checks
       where profiles.tenant_id = (select sec.tenant_id()) and checks.tenant_id = (select sec.tenant_id()) and checks.id = :id
         and profiles.id = checks.profile_id and profiles.main_photo_id = any (checks.photo_ids)
       returning profiles.id
     )
     update app.verifications checks set ended_at = now(), ended_by = 'main_photo'
     where checks.tenant_id = (select sec.tenant_id()) and checks.id = :id and not exists (select from marked)`,
    { id }
  )
}
