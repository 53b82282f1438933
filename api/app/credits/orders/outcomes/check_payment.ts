import type { Gateway, GatewayKeys } from '#app/credits/gateways/gateway'
import SavedMethod from '#app/credits/saved_methods/saved_method'
import { databaseTime } from '#app/tenancy/context/database_time'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { applyPayment } from './apply_payment.js'
import { endUnpaid } from './end_unpaid.js'
import Order from '#app/credits/orders/order'
import { noteRef } from './record_notification.js'

/** Asks the gateway, outside any transaction, and applies its answer; repeatable. Null if there is no such order. */
export async function checkPayment(tenant: Tenant, orderId: string): Promise<Order | null> {
  const [order, askedAt] = await asTenant(
    tenant,
    async () => [await Order.find(orderId), await databaseTime()] as const,
    {
      readOnly: true,
    }
  )
  if (!order) return null
  const gateway = gatewayNamed(order.gateway)
  const keys = await gatewayKeys(tenant, gateway)
  const ref = order.gatewayRef ?? (await findLostCharge(tenant, order, { gateway, keys }))
  const payment = await gateway.fetchStatus({ reference: order.reference, ref }, keys)
  return asTenant(tenant, async () => {
    const current = payment ? await applyPayment(orderId, payment, askedAt) : order
    return endUnpaid(current)
  })
}

/** A saved method may have been charged though the answer never came. It is never charged again for that: its buyer may have given up. */
async function findLostCharge(
  tenant: Tenant,
  { id, savedMethodId, reference }: Order,
  { gateway, keys }: { gateway: Gateway; keys: GatewayKeys }
): Promise<string | null> {
  if (!gateway.findCharged || !savedMethodId) return null
  const kept = await asTenant(tenant, () => SavedMethod.find(savedMethodId), { readOnly: true })
  const ref = kept && (await gateway.findCharged(reference, kept.token, keys))
  if (ref) await asTenant(tenant, () => noteRef({ order: id, gateway: gateway.key, ref }))
  return ref
}
