import { tenantRows } from '#app/tenancy/context/tenant_context'
import { countDays } from './count_days.js'
import { daysFrom, plusDays } from './day_span.js'
import { figureBounds } from './figure_bounds.js'
import { type FigureDay, quietDay } from './figure_day.js'

export interface ReadDays {
  /** From the first that was asked for until today, which isn't over. */
  days: FigureDay[]
  firstDay: string | null
}

/** What happened on each day at the open brand: kept where it is, counted until now from the first day that isn't. */
export async function readDays(zone: string, first: string, today: string): Promise<ReadDays> {
  const bounds = await figureBounds(zone)
  const kept = await readKept(first, today)
  const counted = await countDays(zone, firstOpen(bounds.kept, first, today), today)
  const known = new Map([...kept, ...counted].map((one) => [one.day, one]))
  return { days: daysFrom(first, today).map((day) => known.get(day) ?? quietDay(day)), firstDay: bounds.first }
}

/** Where the brand's clocks were put back a day, today is kept already, and counted all the same. */
function firstOpen(kept: string | null, first: string, today: string): string {
  const open = kept ? plusDays(kept, 1) : first
  if (open < first) return first
  return open < today ? open : today
}

function readKept(first: string, today: string): Promise<FigureDay[]> {
  return tenantRows(
    `select to_char(day, 'YYYY-MM-DD') as day, sign_ups, confirmed, first_buyers, revenue from app.figure_days
     where tenant_id = (select sec.tenant_id()) and day >= cast(:first as date) and day < cast(:today as date)`,
    { first, today }
  )
}
