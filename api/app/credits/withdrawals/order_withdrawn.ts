import { typedOrderNumber } from '#app/credits/orders/typed_order_number'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Withdrawal from './withdrawal.js'

/** The order somebody withdraws from: number and address have to fit each other. Members who may not log in may withdraw, too. */
export async function orderWithdrawn({ orderId, orderNumber, email }: Withdrawal): Promise<string | null> {
  if (orderId) return orderId
  const [order] = await tenantRows<{ id: string }>(
    `select orders.id::text from app.orders
     join app.members on members.tenant_id = orders.tenant_id and members.id = orders.member_id
     where orders.tenant_id = (select sec.tenant_id()) and orders.number = ? and members.email = ? and members.status <> 'erased'`,
    [typedOrderNumber(orderNumber), email]
  )
  return order?.id ?? null
}
