import type { HttpContext } from '@adonisjs/core/http'
import { countAudience, FEWEST_COUNTED } from '#app/notices/announcements/audience'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { audienceValidator } from './announcement_validator.js'

/** `POST /api/tenants/:tenant_id/audience`: how many members an announcement would be for now, never who. */
export default class AudiencesController {
  async show(ctx: HttpContext) {
    const { tenant } = await grantedBrand(ctx)
    const asked = await ctx.request.validateUsing(audienceValidator, { data: ctx.request.body() })
    const { language } = (await siteByTenantId(tenant.id))!
    const counted = await asTenant(tenant, () => countAudience(asked, language), {
      connection: 'staff',
      readOnly: true,
    })
    return { ...counted, fewest: FEWEST_COUNTED }
  }
}
