import { unusedLots } from '#app/credits/ledger/unused_lots'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Order from '#app/credits/orders/order'

export interface Left {
  /** Bought credits of the order that are not spent. */
  credits: number
  /** Bonus credits that came with it, as far as the member still holds so many. */
  bonus: number
}

/** What an order has left. Locks the wallet first, so that nothing of it is spent meanwhile. */
export async function leftOf({ id, memberId, bonusCredits, returnedBonus }: Order): Promise<Left> {
  const [wallet] = await tenantRows<{ bonus: number }>(
    `select bonus from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = ? for update`,
    [memberId]
  )
  const [lot] = await tenantRows<{ rest: number }>(
    `select rest from (${unusedLots(':memberId')}) lots where id = :id`,
    { memberId, id }
  )
  return { credits: lot?.rest ?? 0, bonus: Math.min(wallet?.bonus ?? 0, bonusCredits - returnedBonus) }
}
