import { tenantRows } from '#app/tenancy/context/tenant_context'

export interface UnusedPurchase {
  orderId: string
  credits: number
  amountMinor: number
  currency: string
}

/** Credits are spent oldest order first, so unspent ones belong to the newest orders; prices are rounded in the member's favour. */
export async function unusedPurchases(memberId: string): Promise<UnusedPurchase[]> {
  return tenantRows<UnusedPurchase & Record<string, any>>(
    `with paid as (
       select id, credits, amount_minor, currency, coalesce(sum(credits) over newer, 0) as newer_credits
       from app.orders where tenant_id = (select sec.tenant_id()) and member_id = :memberId and status = 'completed'
       window newer as (order by completed_at desc, id desc rows between unbounded preceding and 1 preceding)
     ), unused as (
       select paid.*, least(paid.credits, wallets.bought - newer_credits)::int as rest
       from paid join app.wallets on wallets.tenant_id = (select sec.tenant_id()) and wallets.member_id = :memberId
     )
     select id::text as "orderId", rest as credits, ceil(amount_minor::numeric * rest / credits)::int as "amountMinor", currency
     from unused where rest > 0 order by newer_credits`,
    { memberId }
  )
}
