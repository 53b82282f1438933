import { rowId } from '#app/http/row_id'
import type Member from '#app/identity/member'
import { tenantRows } from '#app/tenancy/tenant_context'

/** Takes back a block; one that never was is taken back at once. @throws NotFound for a malformed id */
export async function unblockProfile({ profile }: Member, id: unknown): Promise<void> {
  await tenantRows(
    `delete from app.blocks
     where tenant_id = (select sec.tenant_id()) and blocker_profile_id = ? and blocked_profile_id = ?`,
    [profile.id, rowId(id)]
  )
}
