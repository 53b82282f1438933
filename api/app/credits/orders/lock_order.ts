import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import Order from './order.js'

/** Locks member, then order; the wallet comes after both, and then the profile. Everything that locks two of them does so in this order, so none waits in a circle. */
export async function lockOrder(id: string): Promise<Order> {
  const [, order] = await pipeline([
    () =>
      tenantRows(
        `select from app.members where tenant_id = (select sec.tenant_id())
         and id = (select member_id from app.orders where tenant_id = (select sec.tenant_id()) and id = ?) for no key update`,
        [id]
      ),
    () => Order.query().where('id', id).forUpdate().firstOrFail(),
  ])
  return order
}
