import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { lockDiscount } from './lock_discount.js'
import { usedUp } from './used_up.js'

interface Discounted {
  id: string
  memberId: string
  discountCode: string | null
}

/**
 * An order was paid: its discount is used. If others have used it up meanwhile (the order failed first, or was overtaken by another
 * one) it is in excess; the money counts all the same. Returns whether it is.
 */
export async function useDiscount({ id: orderId, memberId, discountCode: code }: Discounted): Promise<boolean> {
  if (!code) return false
  const [, rows] = await pipeline([
    () => lockDiscount(memberId, code),
    () =>
      tenantRows<{ state: string }>(
        `with limits as materialized (
           select taken.id, taken.code, coalesce(codes.validity, 'once-per-user') as validity, codes.usage_limit
           from app.discount_redemptions taken
           left join app.discount_codes codes on codes.tenant_id = taken.tenant_id and codes.id = taken.code_id
           where taken.tenant_id = (select sec.tenant_id()) and taken.order_id = cast(:orderId as bigint)
             and taken.state in ('reserved', 'freed')
         )
         update app.discount_redemptions mine set changed_at = now(),
           state = case when ${usedUp('limits')} then 'excess' else 'used' end
         from limits where mine.tenant_id = (select sec.tenant_id()) and mine.id = limits.id
         returning mine.state`,
        { orderId, memberId, handedOn: 0 }
      ),
  ])
  return rows[0]?.state === 'excess'
}

/** An order failed or ended unpaid: others may have its discount. */
export async function freeDiscount({ id, discountCode }: Discounted): Promise<void> {
  if (!discountCode) return
  await tenantRows(
    `update app.discount_redemptions set state = 'freed', changed_at = now()
     where tenant_id = (select sec.tenant_id()) and order_id = ? and state = 'reserved'`,
    [id]
  )
}
