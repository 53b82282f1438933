import { recordPostback } from '#app/postbacks/record_postback'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Order from './order.js'

interface Happened {
  event: 'first_purchase' | 'refund' | 'chargeback'
  minor: number
  /** Which one of the order's refunds and chargebacks. */
  occasion?: string
}

/**
 * The member's network hears of the first purchase, and of what goes back of that one: of later orders it hears nothing, so its figures
 * add up. The amount is what the member paid, VAT included and discounts taken off, or what they got back.
 */
export async function tellNetwork({ id, memberId, currency, completedAt }: Order, { minor, ...happened }: Happened) {
  const earlier = await tenantRows(
    `select from app.orders where tenant_id = (select sec.tenant_id()) and member_id = :memberId and id <> :id
       and completed_at < :completedAt limit 1`,
    { memberId, id, completedAt: completedAt!.toJSDate() }
  )
  if (earlier.length > 0) return
  await recordPostback({ memberId, ...happened, amount: { minor, currency } })
}
