import { currentTransaction } from '#app/tenancy/context/tenant_context'

/** What a member spent since the first of the month, in the brand's time. */
export interface MonthSpent {
  spentMinor: number
  credits: number
  /** How much of the credits went to fictional profiles. */
  fictionalSharePercent: number
}

/** Sums up a member's month in one currency: money paid, credits used, and the part of them for fictional profiles. */
export async function monthSpent(memberId: string, timeZone: string, currency: string): Promise<MonthSpent> {
  const { rows } = await currentTransaction().rawQuery(
    `with month as (select date_trunc('month', now() at time zone :timeZone) at time zone :timeZone as began_at)
     select
       (select coalesce(sum(amount_minor), 0)::int from app.orders, month
        where tenant_id = (select sec.tenant_id()) and member_id = :memberId and currency = :currency
          and status = 'completed' and completed_at >= began_at) as spent_minor,
       coalesce(sum(entries.amount), 0)::int as credits,
       coalesce(sum(entries.amount) filter (where transactions.counterpart_kind = 'fictional'), 0)::int as fictional
     from app.ledger_transactions transactions
     join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
     cross join month
     where transactions.tenant_id = (select sec.tenant_id()) and transactions.member_id = :memberId
       and transactions.kind = 'message' and transactions.created_at >= began_at and entries.account = 'platform.spent'`,
    { memberId, timeZone, currency }
  )
  const { spent_minor: spentMinor, credits, fictional } = rows[0]
  return { spentMinor, credits, fictionalSharePercent: credits === 0 ? 0 : Math.round((fictional * 100) / credits) }
}
