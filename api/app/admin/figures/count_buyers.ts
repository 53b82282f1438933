import { tenantRows } from '#app/tenancy/context/tenant_context'
import { spanOfDays } from './day_span.js'
import type { Figure, FigurePeriod } from './figure_period.js'

/** Members who paid for an order; who did so on several days is one, so days can't be summed up. */
export async function countBuyers(zone: string, { before_from, from, today }: FigurePeriod): Promise<Figure> {
  const startOf = (day: string) => spanOfDays(zone, day, day).from
  const [buyers] = await tenantRows<Figure & Record<string, number>>(
    `select (count(*) filter (where in_period))::int as period, (count(*) filter (where was_before))::int as before,
       (count(*) filter (where is_today))::int as today
     from (
       select bool_or(completed_at >= :from and completed_at < :today) as in_period, bool_or(completed_at < :from) as was_before,
         bool_or(completed_at >= :today) as is_today
       from app.orders where tenant_id = (select sec.tenant_id()) and completed_at >= :before group by member_id
     ) buyers`,
    { before: startOf(before_from), from: startOf(from), today: startOf(today) }
  )
  return buyers!
}
