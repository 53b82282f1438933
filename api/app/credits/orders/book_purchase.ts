import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Order from './order.js'

/** Adds the order's credits to the buyer's wallet; repeated calls have no effect. */
export async function bookPurchase({ id, memberId, credits, bonusCredits }: Order): Promise<void> {
  await tenantRows(
    `with gate as (
       insert into app.ledger_transactions (tenant_id, kind, idempotency_key, member_id, order_id)
       values ((select sec.tenant_id()), 'purchase', :key, :memberId, :orderId)
       on conflict (tenant_id, idempotency_key) do nothing
       returning id
     ), wallet as (
       insert into app.wallets (tenant_id, member_id, bonus, bought)
       select (select sec.tenant_id()), cast(:memberId as bigint), cast(:bonusCredits as int), cast(:credits as int) from gate
       on conflict (tenant_id, member_id)
         do update set bonus = wallets.bonus + excluded.bonus, bought = wallets.bought + excluded.bought
       returning bonus + bought as credits
     )
     insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
     select (select sec.tenant_id()), gate.id, cast(:memberId as bigint), posting.account, posting.amount, posting.credits_after
     from gate, wallet, lateral (values
       ('member.bought', cast(:credits as int), wallet.credits),
       ('platform.sales', -cast(:credits as int), null),
       ('member.bonus', cast(:bonusCredits as int), wallet.credits),
       ('platform.bonus', -cast(:bonusCredits as int), null)
     ) as posting (account, amount, credits_after)
     where posting.amount <> 0`,
    { key: `purchase:${id}`, memberId, orderId: id, credits, bonusCredits }
  )
}
