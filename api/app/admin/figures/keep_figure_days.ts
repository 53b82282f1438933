import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { timeZoneOf } from '#app/tenancy/sites/time_zone_of'
import { countDays } from './count_days.js'
import { plusDays, today } from './day_span.js'
import { figureBounds } from './figure_bounds.js'
import type { FigureDay } from './figure_day.js'

const AT_ONCE = 100

/** Keeps the figures of days that ended, once: sign-ups that nobody confirms and members who leave are erased, and would be missed. */
export async function keepFigureDays(): Promise<void> {
  const zone = await timeZoneOf(currentTenant())
  const { first, kept } = await figureBounds(zone)
  const yesterday = plusDays(today(zone), -1)
  let from = kept ? plusDays(kept, 1) : first
  while (from && from <= yesterday) {
    const last = plusDays(from, AT_ONCE - 1)
    await keep(await countDays(zone, from, last < yesterday ? last : yesterday))
    from = plusDays(last, 1)
  }
}

async function keep(days: readonly FigureDay[]): Promise<void> {
  await tenantRows(
    `insert into app.figure_days (day, sign_ups, confirmed, first_buyers, revenue)
     select day, sign_ups, confirmed, first_buyers, revenue
     from json_to_recordset(cast(:days as json)) as days (day date, sign_ups int, confirmed int, first_buyers int, revenue json)
     on conflict (tenant_id, day) do nothing`,
    { days: JSON.stringify(days) }
  )
}
