import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Grants the brand's welcome credits once per member, on activation. */
export async function grantSignupCredits(memberId: string, credits: number): Promise<void> {
  if (credits === 0) return
  await tenantRows(
    `with gate as (
       insert into app.ledger_transactions (tenant_id, kind, idempotency_key, member_id)
       values ((select sec.tenant_id()), 'signup_bonus', :key, :memberId)
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
    { key: `signup:${memberId}`, memberId, credits }
  )
}
