import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { removeVerificationPhoto } from './remove_verification_photo.js'
import { UNDECIDED_DAYS } from './verification.js'

/** Longer than tries count. */
const KEPT_DAYS = 90

/** Lets photos go that nobody decided about in time, poses whose time is over, and what is long past. A profile's mark stays. */
export async function endVerifications(): Promise<void> {
  const [expired] = await pipeline([
    () =>
      tenantRows<{ filename: string }>(
        `with late as (
           select id, filename from app.verifications where tenant_id = (select sec.tenant_id()) and state = 'sent'
             and sent_at < now() - make_interval(days => :undecided) for update
         )
         update app.verifications checks set state = 'expired', filename = null from late
         where checks.tenant_id = (select sec.tenant_id()) and checks.id = late.id
         returning late.filename`,
        { undecided: UNDECIDED_DAYS }
      ),
    () =>
      tenantRows(
        `delete from app.verifications
         where tenant_id = (select sec.tenant_id()) and state = 'drawn' and pose_until < now() - interval '1 day'`
      ),
    () =>
      tenantRows(
        `delete from app.verifications where tenant_id = (select sec.tenant_id())
           and consented_at < now() - make_interval(days => :kept) and (state in ('withdrawn', 'expired')
             or (state = 'refused' and settled_at is not null) or ended_at < now() - make_interval(days => :kept))`,
        { kept: KEPT_DAYS }
      ),
  ])
  for (const { filename } of expired) await removeVerificationPhoto(filename)
}
