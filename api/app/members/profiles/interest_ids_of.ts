import { tenantRows } from '#app/tenancy/context/tenant_context'

export async function interestIdsOf(profileId: string): Promise<string[]> {
  const rows = await tenantRows<{ id: string }>(
    `select interest_id::text as id from app.profile_interests
     where tenant_id = (select sec.tenant_id()) and profile_id = ?`,
    [profileId]
  )
  return rows.map(({ id }) => id)
}
