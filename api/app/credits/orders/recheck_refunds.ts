import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** A bank took money back: refunds of the order that staff were to pay out may no longer fit into what was paid (`send_refund_job.ts`). */
export async function recheckRefunds(orderId: string): Promise<void> {
  const waiting = await tenantRows<{ id: string }>(
    `select id::text from app.refunds where tenant_id = (select sec.tenant_id()) and order_id = ? and state = 'by_hand'`,
    [orderId]
  )
  for (const { id } of waiting) await enqueue('send_refund', { refund: id })
}
