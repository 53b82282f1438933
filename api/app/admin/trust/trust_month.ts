import { DateTime } from 'luxon'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { countActive } from './count_active.js'
import { countMonth } from './count_month.js'
import { monthOf, monthsBetween, spanOf } from './month.js'
import type { TrustFigures } from './trust_figures.js'

export interface TrustMonth {
  month: string
  /** Since when the figures stand; null while the month runs. */
  kept_at: string | null
  figures: TrustFigures
  /** Null of months that had ended before these were counted. */
  active_members: number | null
  /** Of the last six months that ended by then (DSA art. 24(2)), as far as they were counted. */
  average_active: number | null
  averaged_months: number
}

interface Kept {
  month: string
  kept_at: DateTime | null
  figures: TrustFigures | null
  active_members: number | null
  average_active: number | null
  averaged_months: number
}

const AVERAGED = `from app.trust_months counted where counted.tenant_id = (select sec.tenant_id())
  and counted.month > asked.month - interval '6 months' - running.months and counted.month <= asked.month - running.months`

/** Of each of some months: what is kept of it, or was counted so far. */
function readKept(months: readonly string[]): Promise<Kept[]> {
  return tenantRows<Kept>(
    `select to_char(asked.month, 'YYYY-MM') as month, trust_months.kept_at, trust_months.figures, trust_months.active_members,
       (select round(avg(counted.active_members))::int ${AVERAGED}) as average_active,
       (select count(counted.active_members)::int ${AVERAGED}) as averaged_months
     from unnest(cast(:months as date[])) as asked (month)
     cross join lateral (select case when asked.month = date_trunc('month', now() at time zone 'utc') then interval '1 month'
       else interval '0' end as months) running
     left join app.trust_months on trust_months.tenant_id = (select sec.tenant_id()) and trust_months.month = asked.month
     order by asked.month`,
    { months: months.map((month) => `${month}-01`) }
  )
}

/** What a brand tells of some months: kept where they ended, counted until now where one runs. */
export async function readTrustMonths(months: readonly string[]): Promise<TrustMonth[]> {
  const told: TrustMonth[] = []
  for (const kept of await readKept(months)) told.push(await tell(kept))
  return told
}

async function tell({ kept_at: keptAt, figures, active_members: active, ...kept }: Kept): Promise<TrustMonth> {
  if (figures) return { ...kept, kept_at: keptAt!.toUTC().toISO(), figures, active_members: active }
  const span = spanOf(kept.month)
  const isRunning = kept.month === monthOf()
  const [counted, now] = await pipeline([() => countMonth(span), () => (isRunning ? countActive(span) : null)])
  const members = now === null ? active : Math.max(now, active ?? 0)
  return { ...kept, kept_at: null, figures: counted, active_members: members }
}

/** The months there is something to tell of, from the first that is kept or had a notice until this one. */
export async function trustMonths(): Promise<string[]> {
  const [{ first }] = (await tenantRows<{ first: DateTime | null }>(
    `select least((select min(month)::timestamp at time zone 'utc' from app.trust_months where tenant_id = (select sec.tenant_id())),
       (select min(created_at) from app.complaints where tenant_id = (select sec.tenant_id()))) as first`
  )) as [{ first: DateTime | null }]
  return monthsBetween(monthOf(first ?? DateTime.utc()), monthOf())
}
