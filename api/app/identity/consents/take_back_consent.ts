import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type ConsentKind, isRevocable } from './consent_kinds.js'
import { ConsentGoesWithAccount } from '#app/identity/account/identity_errors'
import type Member from '#app/members/people/member'

/**
 * Takes a consent back; what was never given is taken back at once. Without the consent to use what a member says of his sexuality
 * nobody can be introduced to him: his profile is hidden from everybody, and he approaches nobody, until he agrees again.
 * @throws ConsentGoesWithAccount for terms and privacy statement, which end with the account alone
 */
export async function takeBackConsent(member: Member, kind: ConsentKind): Promise<void> {
  if (!isRevocable(kind)) throw new ConsentGoesWithAccount()
  await Promise.all([
    tenantRows(
      `update app.consents set revoked_at = now()
       where tenant_id = (select sec.tenant_id()) and member_id = :memberId and kind = :kind and revoked_at is null`,
      { memberId: member.id, kind }
    ),
    kind === 'sexuality_data' && member.profile.merge({ withheld: true, status: 'disabled' }).save(),
  ])
}
