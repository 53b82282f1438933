import { lockMemberRow } from '#app/members/people/lock_member_row'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * Lets one order at a time count what is left of a code: locks the member, then the code (by an advisory lock, as members' role may
 * not change codes). Both come before the wallet, so that nobody waits in a circle.
 */
export async function lockDiscount(memberId: string, code: string): Promise<void> {
  await pipeline([
    () => lockMemberRow(memberId),
    () =>
      tenantRows(`select pg_advisory_xact_lock(hashtextextended('discount ' || sec.tenant_id() || ' ' || ?, 0))`, [
        code,
      ]),
  ])
}
