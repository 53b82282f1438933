import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Premium ends with the last purchase that stands (specification §1). */
export async function renewPremium(memberId: string): Promise<void> {
  await tenantRows(
    `update app.profiles set paid_user = exists (select from app.orders where tenant_id = (select sec.tenant_id())
       and member_id = :memberId and status = 'completed')
     where tenant_id = (select sec.tenant_id()) and member_id = :memberId and paid_user`,
    { memberId }
  )
}
