import { tenantRows } from '#app/tenancy/context/tenant_context'
import { CARE_DAYS } from './care_days.js'

/** Removes the signs that are as old as they may get. */
export async function forgetCareSigns(): Promise<void> {
  await tenantRows(
    `delete from app.care_signs where tenant_id = (select sec.tenant_id()) and noted_at < now() - make_interval(days => :days)`,
    { days: CARE_DAYS }
  )
}
