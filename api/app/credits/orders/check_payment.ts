import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { applyPayment } from './apply_payment.js'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import Order from './order.js'

/** Asks the gateway, outside any transaction, and applies its answer; repeatable. Null if there is no order or no checkout. */
export async function checkPayment(tenant: Tenant, orderId: string): Promise<Order | null> {
  const order = await asTenant(tenant, () => Order.find(orderId), { readOnly: true })
  if (!order?.gatewayRef) return null
  const payment = await gatewayNamed(order.gateway).fetchStatus(order.gatewayRef)
  return asTenant(tenant, () => applyPayment(orderId, payment))
}
