import { tenantRows } from '#app/tenancy/context/tenant_context'

const OF_MEMBER = 'tenant_id = (select sec.tenant_id()) and member_id = :memberId'

/** Of somebody who is erased: what staff wrote about their refunds and payments goes, the figures are books. */
export async function forgetReasons(memberId: string): Promise<void> {
  await tenantRows(`update app.refunds set reason = '' where ${OF_MEMBER} and reason is not null`, { memberId })
  await tenantRows(
    `update app.payment_tasks set outcome = '' where tenant_id = (select sec.tenant_id()) and outcome is not null
       and order_id in (select id from app.orders where ${OF_MEMBER})`,
    { memberId }
  )
}
