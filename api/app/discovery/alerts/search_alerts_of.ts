import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { SearchAlert } from './search_alert.js'

export async function searchAlertsOf(profileId: string): Promise<SearchAlert[]> {
  return tenantRows<SearchAlert>(
    `select id::text, filters, created_at as "createdAt" from app.search_alerts
     where tenant_id = (select sec.tenant_id()) and profile_id = :profileId order by id desc`,
    { profileId }
  )
}
