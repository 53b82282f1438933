import { pokeMember } from '#app/live/poke'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Posting {
  kind: 'signup_bonus' | 'purchase' | 'bonus' | 'goodwill' | 'refund' | 'chargeback'
  memberId: string
  /** The same key is booked once. */
  key: string
  orderId?: string
  reason?: string
  /** Against the platform's sales; below zero they are taken from the member, who holds them. */
  bought?: number
  /** Against the platform's bonus. */
  bonus?: number
}

/**
 * Moves credits between the platform and a member, unless they are spent (`spend.ts`). One statement; it locks the member before the
 * wallet, as everything does (`lock_order.ts`). Repeated calls have no effect.
 */
export async function postCredits({
  kind,
  memberId,
  key,
  orderId,
  reason,
  bought = 0,
  bonus = 0,
}: Posting): Promise<void> {
  if (bought === 0 && bonus === 0) return
  await tenantRows(STATEMENT, {
    kind,
    memberId,
    key,
    orderId: orderId ?? null,
    reason: reason ?? null,
    bought,
    bonus,
  })
  pokeMember(memberId)
}

// PostgreSQL checks the row that is to be inserted before it finds that the wallet is there: what is taken must not stand in it.
const STATEMENT = `
  with member as (
    select id from app.members where tenant_id = (select sec.tenant_id()) and id = :memberId for no key update
  ), gate as (
    insert into app.ledger_transactions (tenant_id, kind, idempotency_key, member_id, order_id, reason)
    select (select sec.tenant_id()), :kind, :key, member.id, cast(:orderId as bigint), :reason from member
    on conflict (tenant_id, idempotency_key) do nothing
    returning id
  ), wallet as (
    insert into app.wallets (tenant_id, member_id, bonus, bought)
    select (select sec.tenant_id()), cast(:memberId as bigint), greatest(0, cast(:bonus as int)), greatest(0, cast(:bought as int)) from gate
    on conflict (tenant_id, member_id)
      do update set bonus = wallets.bonus + cast(:bonus as int), bought = wallets.bought + cast(:bought as int)
    returning bonus + bought as credits
  )
  insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
  select (select sec.tenant_id()), gate.id, cast(:memberId as bigint), posting.account, posting.amount, posting.credits_after
  from gate, wallet, lateral (values
    ('member.bought', cast(:bought as int), wallet.credits),
    ('platform.sales', -cast(:bought as int), null),
    ('member.bonus', cast(:bonus as int), wallet.credits),
    ('platform.bonus', -cast(:bonus as int), null)
  ) as posting (account, amount, credits_after)
  where posting.amount <> 0`
