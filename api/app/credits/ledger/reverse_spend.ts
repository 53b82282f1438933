import { pokeMember } from '#app/live/poke'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * Gives back what a spend took, each credit where it came from. One statement; repeated calls have no effect. Its member must be locked
 * (`lockMemberRow`).
 */
export async function reverseSpend(transactionId: string): Promise<void> {
  const [reversed] = await tenantRows<{ member_id: string }>(STATEMENT, {
    transactionId,
    key: `reversal:${transactionId}`,
  })
  if (reversed) pokeMember(reversed.member_id)
}

const STATEMENT = `
  with spent as (
    select transaction_id, member_id, -sum(amount) filter (where account = 'member.bonus') as bonus,
      -sum(amount) filter (where account = 'member.bought') as bought, sum(amount) filter (where account = 'platform.spent') as cost
    from app.ledger_entries
    where tenant_id = (select sec.tenant_id()) and transaction_id = :transactionId
    group by transaction_id, member_id
  ), gate as (
    insert into app.ledger_transactions (tenant_id, kind, idempotency_key, member_id, reverses_id)
    select (select sec.tenant_id()), 'reversal', :key, member_id, transaction_id from spent
    on conflict (tenant_id, idempotency_key) do nothing
    returning id
  ), wallet as (
    update app.wallets set bonus = wallets.bonus + coalesce(spent.bonus, 0)::int, bought = wallets.bought + coalesce(spent.bought, 0)::int
    from spent, gate
    where wallets.tenant_id = (select sec.tenant_id()) and wallets.member_id = spent.member_id
    returning wallets.bonus + wallets.bought as credits
  ), entries as (
    insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
    select (select sec.tenant_id()), gate.id, spent.member_id, posting.account, posting.amount, posting.credits_after
    from gate, spent, wallet, lateral (values
      ('member.bonus', coalesce(spent.bonus, 0)::int, wallet.credits),
      ('member.bought', coalesce(spent.bought, 0)::int, wallet.credits),
      ('platform.spent', -spent.cost::int, null)
    ) as posting (account, amount, credits_after)
    where posting.amount <> 0
  )
  select spent.member_id::text from spent, gate`
