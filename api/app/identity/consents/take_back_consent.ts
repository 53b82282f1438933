import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type ConsentKind, isRevocable } from './consent_kinds.js'
import { ConsentGoesWithAccount } from '#app/identity/account/identity_errors'
import type Member from '#app/members/people/member'

/** Without `sexuality_data` the profile is hidden until it is given again. @throws ConsentGoesWithAccount for terms and privacy */
export async function takeBackConsent(member: Member, kind: ConsentKind): Promise<void> {
  if (!isRevocable(kind)) throw new ConsentGoesWithAccount()
  await pipeline([
    () =>
      tenantRows(
        `update app.consents set revoked_at = now()
       where tenant_id = (select sec.tenant_id()) and member_id = :memberId and kind = :kind and revoked_at is null`,
        { memberId: member.id, kind }
      ),
    () => kind === 'sexuality_data' && member.profile.merge({ withheld: true, status: 'disabled' }).save(),
  ])
}
