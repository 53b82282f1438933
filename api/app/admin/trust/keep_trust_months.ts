import { tenantRows } from '#app/tenancy/context/tenant_context'
import { countActive } from './count_active.js'
import { countMonth } from './count_month.js'
import { monthOf, spanOf } from './month.js'
import { trustMonths } from './trust_month.js'

/**
 * Notes how many members were active in this month so far, and keeps the figures of those that ended: what they are counted from is forgotten half
 * a year after it was decided, and somebody's last activity stands only until the next.
 */
export async function keepTrustMonths(): Promise<void> {
  await noteActive(monthOf())
  const ended = (await trustMonths()).slice(0, -1)
  const missing = await tenantRows<{ month: string }>(
    `select to_char(ended.month, 'YYYY-MM') as month from unnest(cast(:ended as date[])) as ended (month)
     where not exists (select from app.trust_months where trust_months.tenant_id = (select sec.tenant_id())
       and trust_months.month = ended.month and kept_at is not null)`,
    { ended: ended.map((month) => `${month}-01`) }
  )
  for (const { month } of missing) await keep(month)
}

/** Whoever was erased since stays counted. */
async function noteActive(month: string): Promise<void> {
  await tenantRows(
    `insert into app.trust_months (month, active_members) values (cast(:month as date), :active)
     on conflict (tenant_id, month) do update set active_members = greatest(trust_months.active_members, excluded.active_members)
       where trust_months.kept_at is null`,
    { month: `${month}-01`, active: await countActive(spanOf(month)) }
  )
}

/** Once: whoever was first has counted them. */
async function keep(month: string): Promise<void> {
  await tenantRows(
    `insert into app.trust_months (month, figures, kept_at) values (cast(:month as date), cast(:figures as json), now())
     on conflict (tenant_id, month) do update set figures = excluded.figures, kept_at = excluded.kept_at
       where trust_months.kept_at is null`,
    { month: `${month}-01`, figures: JSON.stringify(await countMonth(spanOf(month))) }
  )
}
