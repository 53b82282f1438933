import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { daysFrom, spanOfDays } from './day_span.js'
import { type FigureDay, quietDay, type Takings } from './figure_day.js'

/** Counts what happened at the open brand on each of some days, as far as its members weren't erased since. */
export async function countDays(zone: string, first: string, last: string): Promise<FigureDay[]> {
  const span = { zone, ...spanOfDays(zone, first, last) }
  const [signUps, confirmed, firstBuyers, takings] = await pipeline([
    () => countMembers('signed_up_at', span),
    () => countMembers('activated_at', span),
    () => countFirstBuyers(span),
    () => sumRevenue(span),
  ])
  return daysFrom(first, last).map((day) => ({
    ...quietDay(day),
    sign_ups: countOf(signUps, day),
    confirmed: countOf(confirmed, day),
    first_buyers: countOf(firstBuyers, day),
    revenue: Object.fromEntries(takings.filter((one) => one.day === day).map(({ currency, sums }) => [currency, sums])),
  }))
}

interface Span extends Record<string, string> {
  zone: string
  from: string
  to: string
}

type Counted = { day: string; count: number }[]

const dayOf = (column: string) => `to_char(${column} at time zone :zone, 'YYYY-MM-DD')`
const during = (column: string) => `${column} >= :from and ${column} < :to`

function countOf(counted: Counted, day: string): number {
  return counted.find((one) => one.day === day)?.count ?? 0
}

function countMembers(column: 'signed_up_at' | 'activated_at', span: Span): Promise<Counted> {
  return tenantRows(
    `select ${dayOf(column)} as day, count(*)::int as count from app.members
     where tenant_id = (select sec.tenant_id()) and ${during(column)} group by day`,
    span
  )
}

/** Members of whom no order was paid before. */
function countFirstBuyers(span: Span): Promise<Counted> {
  return tenantRows(
    `select ${dayOf('completed_at')} as day, count(*)::int as count from app.orders
     where tenant_id = (select sec.tenant_id()) and ${during('completed_at')} and not exists (
       select from app.orders earlier where earlier.tenant_id = orders.tenant_id and earlier.member_id = orders.member_id
         and earlier.completed_at is not null and (earlier.completed_at, earlier.id) < (orders.completed_at, orders.id))
     group by day`,
    span
  )
}

function sumRevenue(span: Span): Promise<{ day: string; currency: string; sums: Takings }[]> {
  const sum = (column: string, kind: string) => `coalesce(sum(${column}) filter (where kind = '${kind}'), 0)`
  return tenantRows(
    `select ${dayOf('booked_at')} as day, currency, json_build_object('orders', count(*) filter (where kind = 'paid'),
       'paid_minor', ${sum('amount_minor', 'paid')}, 'vat_minor', ${sum('vat_minor', 'paid')},
       'refunded_minor', ${sum('amount_minor', 'refunded')}, 'refunded_vat_minor', ${sum('vat_minor', 'refunded')},
       'charged_back_minor', ${sum('amount_minor', 'charged_back')}, 'charged_back_vat_minor', ${sum('vat_minor', 'charged_back')}) as sums
     from app.revenue_entries where tenant_id = (select sec.tenant_id()) and ${during('booked_at')} group by day, currency`,
    span
  )
}
