import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Grant {
  kind: 'signup_bonus' | 'bonus' | 'goodwill'
  memberId: string
  credits: number
  /** The same key grants a member once. */
  key: string
  /** Why, as the member's statement says; goodwill has one. */
  reason?: string
}

/** Gives a member credits that nobody paid for. One statement; it locks the member before the wallet, as everything does (`lock_order.ts`). */
export async function grantCredits({ kind, memberId, credits, key, reason }: Grant): Promise<void> {
  if (credits === 0) return
  await tenantRows(
    `with member as (
       select id from app.members where tenant_id = (select sec.tenant_id()) and id = :memberId for no key update
     ), gate as (
       insert into app.ledger_transactions (tenant_id, kind, idempotency_key, member_id, reason)
       select (select sec.tenant_id()), :kind, :key, member.id, :reason from member
       on conflict (tenant_id, idempotency_key) do nothing
       returning id
     ), wallet as (
       insert into app.wallets (tenant_id, member_id, bonus)
       select (select sec.tenant_id()), cast(:memberId as bigint), cast(:credits as int) from gate
       on conflict (tenant_id, member_id) do update set bonus = wallets.bonus + excluded.bonus
       returning bonus + bought as credits
     )
     insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
     select (select sec.tenant_id()), gate.id, cast(:memberId as bigint), posting.account, posting.amount, posting.credits_after
     from gate, wallet, lateral (values
       ('member.bonus', cast(:credits as int), wallet.credits),
       ('platform.bonus', -cast(:credits as int), null)
     ) as posting (account, amount, credits_after)`,
    { kind, memberId, credits, key: `${kind}:${memberId}:${key}`, reason: reason ?? null }
  )
}
