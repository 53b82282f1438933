import { unusedLots } from '#app/credits/ledger/unused_lots'
import { tenantRows } from '#app/tenancy/context/tenant_context'

export interface UnusedPurchase {
  orderId: string
  credits: number
  amountMinor: number
  currency: string
}

/** The newest first; prices are rounded in the member's favour (`refund_parts.ts`). */
export async function unusedPurchases(memberId: string): Promise<UnusedPurchase[]> {
  return tenantRows<UnusedPurchase & Record<string, any>>(
    `select id::text as "orderId", rest as credits, currency,
       least(paid_minor, ceil(amount_minor::numeric * rest / credits))::int as "amountMinor"
     from (${unusedLots(':memberId')}) lots where paid_minor > 0 order by before desc, id desc`,
    { memberId }
  )
}
