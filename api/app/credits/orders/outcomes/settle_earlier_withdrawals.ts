import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Money that came though the buyer withdrew before, such as a debit that the bank had already: it goes back. */
export async function settleEarlierWithdrawals(orderId: string): Promise<void> {
  const stated = await tenantRows<{ id: string }>(
    `select id::text from app.withdrawals where tenant_id = (select sec.tenant_id()) and order_id = ? order by id limit 1`,
    [orderId]
  )
  for (const { id } of stated) await enqueue('settle_withdrawal', { withdrawal: id })
}
