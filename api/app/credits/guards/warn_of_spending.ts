import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { MONTH_BEGAN, paidThisMonth } from '#app/credits/transactions/paid_this_month'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'

interface Buyer {
  memberId: string
  currency: string
}

/**
 * Notes that what a member paid this month passed the brand’s `spending_warning`; once a month, by the brand’s time zone. From then on
 * the site tells them the sum, and shows them no countdown.
 */
export async function warnOfSpending({ memberId, currency }: Buyer): Promise<void> {
  const site = await siteByTenantId(currentTenant().id)
  const warning = site?.settings.spending_warning ?? 0
  if (!site || warning === 0) return
  await tenantRows(
    `insert into app.spending_guards (member_id, currency, warned_at)
     select :memberId, :currency, now() where ${paidThisMonth(':memberId')} > :warning
     on conflict (tenant_id, member_id) do update set warned_at = now()
       where spending_guards.warned_at is null
         or spending_guards.warned_at < ${MONTH_BEGAN}`,
    { memberId, currency, warning, timeZone: site.timeZone }
  )
}
