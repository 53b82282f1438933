import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PaidPrice } from '#app/tenancy/sites/message_prices'
import { paidPrice } from './paid_price.js'

/** What a message costs with the credits a member bought; null unless they hold enough of them. */
export async function priceHeld(memberId: string, messageCredits: number): Promise<PaidPrice | null> {
  const [row] = await tenantRows<{ price: PaidPrice | null }>(
    `select ${paidPrice(':memberId', ':messageCredits')} as price`,
    { memberId, messageCredits }
  )
  return row!.price
}
