import { unusedLots } from '#app/credits/ledger/unused_lots'
import { tenantRows } from '#app/tenancy/context/tenant_context'

export interface UnusedPurchase {
  orderId: string
  credits: number
  amountMinor: number
  currency: string
}

/** The newest first; prices are rounded in the member's favour. */
export async function unusedPurchases(memberId: string): Promise<UnusedPurchase[]> {
  return tenantRows<UnusedPurchase & Record<string, any>>(
    `select id::text as "orderId", rest as credits, ceil(amount_minor::numeric * rest / credits)::int as "amountMinor", currency
     from (${unusedLots(':memberId')}) lots order by before desc, id desc`,
    { memberId }
  )
}
