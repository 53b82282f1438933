import type { Tenant } from '#app/tenancy/context/tenant_context'
import { inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { hashOf, loggedErasures } from './erasure_log.js'
import { eraseMember } from './erase_member.js'
import { deleteAccount } from './delete_account.js'

/** Redoes deletions and erasures that a restored backup doesn't contain. */
export async function repeatErasures(tenant: Tenant): Promise<{ deleted: number; erased: number }> {
  const done = { deleted: 0, erased: 0 }
  const noted = await loggedErasures()
  const site = await siteByTenantId(tenant.id)
  if (!site || noted.size === 0) return done
  const members = await inSeparateTransaction(
    () =>
      tenantRows<{ id: string }>(
        `select id::text from app.members where tenant_id = (select sec.tenant_id()) and status <> 'erased'`
      ),
    tenant
  )
  for (const { id } of members) {
    const { what, refundWanted = false } = noted.get(hashOf(tenant, id)) ?? {}
    if (what === 'deleted') {
      await inSeparateTransaction(() => deleteAccount(site, { id }, { reason: null, refundWanted }), tenant)
      done.deleted++
    } else if (what === 'erased') {
      // The certificate was sent the first time.
      await eraseMember(site, id, { certified: false, ifStill: 'true' })
      done.erased++
    }
  }
  return done
}
