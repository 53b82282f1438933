import { fieldsRefused } from '#app/http/validation/fields_refused'
import { pokeMember } from '#app/live/poke'
import { tenantRows } from '#app/tenancy/context/tenant_context'

interface Taken {
  memberId: string
  credits: number
  reason: string
  key: string
}

/** Reverses what staff gave a locked member, the newest first. @throws FieldsRefused for more than is left of it */
export async function takeBackGrants({ memberId, credits, reason, key }: Taken): Promise<void> {
  const [left] = await tenantRows<{ left: number }>(
    `${LEFT} select coalesce(least(
      (select sum(left_of_it) from granted)::int,
      (select bonus from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = :memberId)), 0) as left`,
    {
      memberId,
    }
  )
  if (credits > left!.left) throw fieldsRefused([{ field: 'credits', rule: 'max', meta: { max: left!.left } }])
  await tenantRows(STATEMENT, { memberId, credits, reason, key })
  pokeMember(memberId)
}

/** What of each grant wasn't reversed yet, and how much of newer ones comes before it. */
const LEFT = `
  with grants as (
    select grants.id, entries.amount + coalesce((
      select sum(back.amount) from app.ledger_transactions reversals
      join app.ledger_entries back on back.tenant_id = reversals.tenant_id and back.transaction_id = reversals.id
        and back.account = 'member.bonus'
      where reversals.tenant_id = grants.tenant_id and reversals.member_id = grants.member_id and reversals.reverses_id = grants.id), 0)
      as left_of_it
    from app.ledger_transactions grants
    join app.ledger_entries entries on entries.tenant_id = grants.tenant_id and entries.transaction_id = grants.id
      and entries.account = 'member.bonus'
    where grants.tenant_id = (select sec.tenant_id()) and grants.member_id = :memberId and grants.kind = 'goodwill'
  ), granted as (
    select id, left_of_it, coalesce(sum(left_of_it) over (order by id desc rows between unbounded preceding and 1 preceding), 0) as newer
    from grants where left_of_it > 0
  )`

const STATEMENT = `${LEFT}, taken as (
    select id, least(left_of_it, cast(:credits as int) - newer)::int as amount,
      sum(least(left_of_it, cast(:credits as int) - newer)) over (order by id desc)::int as so_far
    from granted where newer < cast(:credits as int)
  ), gates as (
    insert into app.ledger_transactions (tenant_id, kind, idempotency_key, member_id, reverses_id, reason)
    select (select sec.tenant_id()), 'reversal', 'taken:' || :key || ':' || taken.id, cast(:memberId as bigint), taken.id, :reason
    from taken
    returning id, reverses_id
  ), wallet as (
    update app.wallets set bonus = bonus - cast(:credits as int)
    where tenant_id = (select sec.tenant_id()) and member_id = :memberId
    returning bonus + bought + cast(:credits as int) as before
  )
  insert into app.ledger_entries (tenant_id, transaction_id, member_id, account, amount, credits_after)
  select (select sec.tenant_id()), gates.id, cast(:memberId as bigint), posting.account, posting.amount, posting.credits_after
  from gates join taken on taken.id = gates.reverses_id, wallet, lateral (values
    ('member.bonus', -taken.amount, wallet.before - taken.so_far),
    ('platform.bonus', taken.amount, null)
  ) as posting (account, amount, credits_after)`
