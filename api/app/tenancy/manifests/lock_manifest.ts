import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * Waits until nobody else applies a manifest to the brand at work or changes one of its texts, until the transaction ends: two
 * at once would each compare with what the other is about to change.
 */
export async function oneAtATime(): Promise<void> {
  await tenantRows(`select pg_advisory_xact_lock(hashtext('manifest'), hashtext(?))`, [currentTenant().slug])
}
