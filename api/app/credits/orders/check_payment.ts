import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { applyPayment } from './apply_payment.js'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import Order from './order.js'

/**
 * Asks the gateway what became of an order, outside every transaction, and makes it so. Harmless however often it is done.
 * @returns the order as it is now; null when there is none, or nothing to ask about
 */
export async function checkPayment(tenant: Tenant, orderId: string): Promise<Order | null> {
  const order = await asTenant(tenant, () => Order.find(orderId), { readOnly: true })
  if (!order?.gatewayRef) return null
  const payment = await gatewayNamed(order.gateway).fetchStatus(order.gatewayRef)
  return asTenant(tenant, () => applyPayment(orderId, payment))
}
