import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import Order from './order.js'

/**
 * Locks member, then order; the wallet comes after both, and then the profile. Everything that locks two of them does so in this order, so none waits in a circle.
 * Neither lock covers the key, so that nobody waits for who only writes a row about the order, and may lock it next.
 */
export async function lockOrder(id: string): Promise<Order> {
  const found = Order.query().where('id', id)
  found.knexQuery.forNoKeyUpdate()
  const [, order] = await pipeline([
    () =>
      tenantRows(
        `select from app.members where tenant_id = (select sec.tenant_id())
         and id = (select member_id from app.orders where tenant_id = (select sec.tenant_id()) and id = ?) for no key update`,
        [id]
      ),
    () => found.firstOrFail(),
  ])
  return order
}
