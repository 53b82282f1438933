import { tenantRows } from '#app/tenancy/context/tenant_context'

/** What the person of a profile likes doing. */
export async function interestIdsOf(profileId: string): Promise<string[]> {
  const rows = await tenantRows<{ id: string }>(
    `select interest_id::text as id from app.profile_interests
     where tenant_id = (select sec.tenant_id()) and profile_id = ?`,
    [profileId]
  )
  return rows.map(({ id }) => id)
}
