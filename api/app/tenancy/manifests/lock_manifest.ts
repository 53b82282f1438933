import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** Until the transaction ends, no one else changes the brand's manifest or texts: each would compare with outdated rows. */
export async function lockManifest(): Promise<void> {
  await tenantRows(`select pg_advisory_xact_lock(hashtext('manifest'), hashtext(?))`, [currentTenant().slug])
}
