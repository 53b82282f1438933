import type { HttpContext } from '@adonisjs/core/http'
import { MemberLeaving } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { requestExport } from '#app/identity/exports/request_export'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { openRequest, whoAsks } from './open_request.js'
import { writePrivacyEntry } from './write_privacy_entry.js'

/** `POST /api/tenants/:tenant_id/privacy_requests/:id/export`: has a copy made of the member's data, which is mailed to them alone. */
export default class PrivacyExportsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const site = (await siteByTenantId(brand.tenant.id))!
    const copy = async () => {
      const request = await openRequest(ctx.params.id)
      const member = await whoAsks(request)
      if (member.profile.leftAt) throw new MemberLeaving()
      await requestExport(site, member)
      await request.merge({ assigneeId: brand.staff.id }).save()
      await writePrivacyEntry(brand, request, 'privacy_export_made')
    }
    await asTenant(brand.tenant, copy, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
