import { enqueue } from '#app/jobs/enqueue'
import { lockProfileOf } from '#app/members/people/lock_profile'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { DecidedVerification } from './decide_verification.js'
import type { MarkWithdrawal } from './verification.js'

/** Takes away the mark that this verification gave, as staff, and tells its member why. @returns undefined where it gives none any more */
export async function endMark(id: string, reason: MarkWithdrawal): Promise<DecidedVerification | undefined> {
  const [, [ended]] = await pipeline([
    () => lockProfileOf('verifications', id),
    () =>
      tenantRows<DecidedVerification>(
        `with ended as (
           update app.verifications set ended_at = now(), ended_by = 'staff', end_reason = :reason
           where tenant_id = (select sec.tenant_id()) and id = :id and state = 'verified' and settled_at is not null and ended_at is null
           returning profile_id
         )
         update app.profiles set photos_checked_at = null from ended
         where profiles.tenant_id = (select sec.tenant_id()) and profiles.id = ended.profile_id
         returning profiles.member_id::text as "memberId"`,
        { id, reason }
      ),
  ])
  if (ended) await enqueue('send_mail', { mail: 'verification_ended', verification: id })
  return ended
}
