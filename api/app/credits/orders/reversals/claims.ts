import { endTask } from '#app/credits/tasks/end_task'
import { openTask } from '#app/credits/tasks/open_task'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Order from '#app/credits/orders/order'

type Returned = Pick<Order, 'amountMinor' | 'credits' | 'refundedMinor' | 'chargedBackMinor' | 'returnedCredits'>

/**
 * What a bank took back for credits that were spent: the money less what the credits cost that came back for it. They are rounded up,
 * in the member’s favour; those that a refund paid for don’t count twice.
 */
export function spentAndChargedBack(order: Returned): number {
  const { amountMinor, credits, refundedMinor, chargedBackMinor, returnedCredits } = order
  const cameBack = Math.ceil((amountMinor * returnedCredits) / credits)
  return Math.max(0, chargedBackMinor - Math.max(0, cameBack - refundedMinor))
}

/** The member owes so much more: their wallet is blocked and staff are told. The order, which is locked, is not saved yet. */
export async function raiseClaim(order: Order, addedMinor: number): Promise<void> {
  if (addedMinor <= 0) return
  order.merge({ claimMinor: Math.min(order.chargedBackMinor, order.claimMinor + addedMinor) })
  await order.save()
  await tenantRows(
    `update app.wallets set blocked_at = coalesce(blocked_at, now())
     where tenant_id = (select sec.tenant_id()) and member_id = ?`,
    [order.memberId]
  )
  const { id: orderId, claimMinor, currency } = order
  await openTask({ kind: 'claim', orderId, detail: { claim_minor: claimMinor, currency } })
}

/** Less is owed after all, for an order that is locked. */
export async function lowerClaim(order: Order): Promise<void> {
  const owed = spentAndChargedBack(order)
  if (order.claimMinor <= owed) return
  if (owed === 0) await endClaim(order, { by: null, outcome: 'nothing_owed' })
  else await order.merge({ claimMinor: owed }).save()
}

/**
 * Nothing is owed for an order any more, which is locked; its task is done. The wallet is free once no other order is claimed. Who ends
 * a claim may be nobody: the bank took its chargeback back. Returns whether its task was open.
 */
export async function endClaim(order: Order, done: { by: string | null; outcome: string }): Promise<boolean> {
  await order.merge({ claimMinor: 0 }).save()
  await tenantRows(
    `update app.wallets set blocked_at = null
     where tenant_id = (select sec.tenant_id()) and member_id = :memberId and not exists (
       select from app.orders where tenant_id = (select sec.tenant_id()) and member_id = :memberId and claim_minor > 0)`,
    { memberId: order.memberId }
  )
  return endTask({ kind: 'claim', order_id: order.id }, done)
}
