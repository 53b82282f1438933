import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Of a member, before anything of theirs is locked (`lock_order.ts`): at most one mandate is active, and orders are made by it. */
export async function lockMandates(memberId: string): Promise<void> {
  await tenantRows(`select from app.members where tenant_id = (select sec.tenant_id()) and id = ? for no key update`, [
    memberId,
  ])
}
