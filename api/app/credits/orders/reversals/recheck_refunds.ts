import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** An order's money came, or a bank took some back: refunds that are not on their way yet may be sent now, or no longer (`send_refund_job.ts`). */
export async function recheckRefunds(orderId: string): Promise<void> {
  const waiting = await tenantRows<{ id: string }>(
    `select id::text from app.refunds where tenant_id = (select sec.tenant_id()) and order_id = ? and state in ('booked', 'by_hand')`,
    [orderId]
  )
  for (const { id } of waiting) await enqueue('send_refund', { refund: id })
}
