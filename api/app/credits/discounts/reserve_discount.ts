import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Discount } from './discount.js'

interface Reserving {
  id: string
  memberId: string
}

/** Holds a discount for an order that is not paid yet, taken over from the buyer's other unpaid orders. The discount is locked. */
export async function reserveDiscount({ id: orderId, memberId }: Reserving, discount: Discount): Promise<void> {
  await tenantRows(
    `with handed_on as (
       update app.discount_redemptions set state = 'freed', changed_at = now()
       where tenant_id = (select sec.tenant_id()) and code = :code and member_id = :memberId and state = 'reserved'
     )
     insert into app.discount_redemptions (order_id, member_id, code_id, code) values (:orderId, :memberId, :codeId, :code)`,
    { orderId, memberId, codeId: discount.id, code: discount.code }
  )
}
