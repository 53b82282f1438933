import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { NotFound } from '#app/http/http_errors'
import { PREVIEW_HOURS, PREVIEW_PATH, previewPass } from '#app/http/previews/preview_pass'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { siteAddress } from '#app/tenancy/sites/site_address'

/** `POST /api/tenants/:tenant_id/preview_links`: an address by which anybody sees a brand that isn't open, for a day. */
export default class PreviewLinksController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const site = await siteByTenantId(tenant.id)
    if (!site) throw new NotFound()
    const until = Math.floor(Date.now() / 1000) + PREVIEW_HOURS * 3600
    await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action: 'preview_link_made' })
    return {
      address: siteAddress(site.mainHost, PREVIEW_PATH + previewPass(tenant.id, until)),
      ends_at: new Date(until * 1000).toISOString(),
    }
  }
}
