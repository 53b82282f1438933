import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Order from './order.js'

interface Returned {
  kind: 'refund' | 'chargeback'
  credits: number
  bonus: number
  key: string
}

/** Takes an order's credits out of the buyer's wallet, which is locked and holds them; repeated calls have no effect. */
export async function returnCredits({ id, memberId }: Order, { kind, credits, bonus, key }: Returned): Promise<void> {
  if (credits + bonus === 0) return
  await tenantRows(
    `with gate as (
       insert into app.ledger_transactions (tenant_id, kind, idempotency_key, member_id, order_id)
       values ((select sec.tenant_id()), :kind, :key, :memberId, :orderId)
       on conflict (tenant_id, idempotency_key) do nothing
       returning id
     ), wallet as (
       update app.wallets set bonus = bonus - cast(:bonus as int), bought = bought - cast(:credits as int)
       where tenant_id = (select sec.tenant_id()) and member_id = :memberId and exists (select from gate)
       returning bonus + bought as credits
     )
     insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
     select (select sec.tenant_id()), gate.id, cast(:memberId as bigint), posting.account, posting.amount, posting.credits_after
     from gate, wallet, lateral (values
       ('member.bought', -cast(:credits as int), wallet.credits),
       ('platform.sales', cast(:credits as int), null),
       ('member.bonus', -cast(:bonus as int), wallet.credits),
       ('platform.bonus', cast(:bonus as int), null)
     ) as posting (account, amount, credits_after)
     where posting.amount <> 0`,
    { kind, key, memberId, orderId: id, credits, bonus }
  )
}
