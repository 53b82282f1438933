import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { staffRows } from '#app/tenancy/context/staff_rows'

/** Until the transaction ends, no one else changes the brand's manifest or texts, or what it inherits: each would compare with outdated rows. */
export async function lockManifest(): Promise<void> {
  await tenantRows(
    `select pg_advisory_xact_lock(hashtext('manifest'), hashtext(?)), pg_advisory_xact_lock_shared(hashtext('inherited settings'))`,
    [currentTenant().slug]
  )
}

/** Until the transaction ends, no brand's manifest changes, nor what brands inherit. */
export async function lockAllManifests(): Promise<void> {
  await staffRows(`select pg_advisory_xact_lock(hashtext('inherited settings'))`)
}
