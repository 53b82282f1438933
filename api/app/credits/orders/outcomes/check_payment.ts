import { databaseTime } from '#app/tenancy/context/database_time'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { gatewayKeys } from '#app/credits/payments/gateway_account'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { applyPayment } from './apply_payment.js'
import { endUnpaid } from './end_unpaid.js'
import Order from '#app/credits/orders/order'

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
  const { reference, gatewayRef } = order
  const payment = await gateway.fetchStatus({ reference, ref: gatewayRef }, await gatewayKeys(tenant, gateway))
  return asTenant(tenant, async () => {
    const current = payment ? await applyPayment(orderId, payment, askedAt) : order
    return endUnpaid(current)
  })
}
