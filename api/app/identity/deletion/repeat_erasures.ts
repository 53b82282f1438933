import type { Tenant } from '#app/tenancy/context/tenant_context'
import { aside, tenantRows } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { hashOf, notedDepartures } from './erasure_log.js'
import { eraseMember } from './erase_member.js'
import { leave } from './delete_account.js'

/** Repeats at a brand what a restored backup does not know: who left since, and who was erased. */
export async function repeatDepartures(tenant: Tenant): Promise<{ left: number; erased: number }> {
  const done = { left: 0, erased: 0 }
  const noted = await notedDepartures()
  const site = await siteByTenantId(tenant.id)
  if (!site || noted.size === 0) return done
  const members = await aside(
    () =>
      tenantRows<{ id: string }>(
        `select id::text from app.members where tenant_id = (select sec.tenant_id()) and status <> 'erased'`
      ),
    tenant
  )
  for (const { id } of members) {
    const what = noted.get(hashOf(tenant, id))
    if (what === 'left') {
      await aside(() => leave(site, { id }, { reason: null, refundWanted: false }), tenant)
      done.left++
    } else if (what === 'erased') {
      // Who was told once need not be told again.
      await eraseMember(site, id, { certified: false, ifStill: 'true' })
      done.erased++
    }
  }
  return done
}
