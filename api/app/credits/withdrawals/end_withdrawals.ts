import { tenantRows } from '#app/tenancy/context/tenant_context'

/** How long a statement that fits no order is kept; the others belong to their order. */
const YEARS = 1

export async function endWithdrawals(): Promise<void> {
  await tenantRows(
    `delete from app.withdrawals where tenant_id = (select sec.tenant_id()) and order_id is null
       and stated_at <= now() - make_interval(years => ${YEARS})`
  )
}
