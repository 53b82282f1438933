import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Gateway, Notification } from '#app/credits/gateways/gateway'

export async function recordNotification({ key }: Gateway, { eventId, ref }: Notification): Promise<void> {
  const rows = await tenantRows(
    `insert into app.payment_events (gateway, event_id, gateway_ref, order_id)
     values (:gateway, :eventId, :ref,
       (select id from app.orders where tenant_id = (select sec.tenant_id()) and gateway = :gateway and gateway_ref = :ref))
     on conflict (tenant_id, gateway, event_id) do nothing
     returning order_id::text`,
    { gateway: key, eventId, ref }
  )
  const order = rows[0]?.order_id
  if (order) await enqueue('check_payment', { order })
}
