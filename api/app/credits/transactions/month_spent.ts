import { tenantRows } from '#app/tenancy/context/tenant_context'
import { MONTH_BEGAN, paidThisMonth } from './paid_this_month.js'

export interface MonthSpent {
  spentMinor: number
  credits: number
  fictionalSharePercent: number
}

/** Spending since the first of the month, less what came back of it, in the brand's time zone; money counts only orders in `currency`. */
export async function monthSpent(memberId: string, timeZone: string, currency: string): Promise<MonthSpent> {
  const [row] = await tenantRows(
    `with month as (select ${MONTH_BEGAN} as began_at)
     select
       ${paidThisMonth(':memberId')} as spent_minor,
       coalesce(sum(entries.amount), 0)::int as credits,
       coalesce(sum(entries.amount)
         filter (where coalesce(transactions.counterpart_kind, reversed.counterpart_kind) = 'fictional'), 0)::int as fictional
     from app.ledger_transactions transactions
     left join app.ledger_transactions reversed
       on reversed.tenant_id = transactions.tenant_id and reversed.id = transactions.reverses_id
     join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
     cross join month
     where transactions.tenant_id = (select sec.tenant_id()) and transactions.member_id = :memberId
       and transactions.kind in ('message', 'photo', 'gift', 'reversal') and transactions.created_at >= began_at
       and transactions.id >= (select (sec.new_id(began_at) >> 22) << 22 from month)
       and coalesce(reversed.created_at, began_at) >= began_at and entries.account = 'platform.spent'`,
    { memberId, timeZone, currency }
  )
  const { spent_minor: spentMinor, credits, fictional } = row!
  return { spentMinor, credits, fictionalSharePercent: credits === 0 ? 0 : Math.round((fictional * 100) / credits) }
}
