import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { LOOK_PARAMETER, lookPass } from '#app/http/previews/look_pass'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import type { SiteTheme } from '#app/tenancy/sites/site'
import { lookPreviewValidator } from './look_validator.js'
import { refuseFaultyLook } from './refuse_faulty_look.js'

/** `POST /api/tenants/:tenant_id/look_previews`: the address of the brand's front page in a look that it doesn't have yet. */
export default class LookPreviewsController {
  async store(ctx: HttpContext) {
    const { tenant } = await grantedBrand(ctx)
    const { theme, country } = await ctx.request.validateUsing(lookPreviewValidator, { data: ctx.request.body() })
    const check = () => refuseFaultyLook(theme, ['hero_undescribed'])
    await asTenant(tenant, check, { connection: 'staff', readOnly: true })
    const [niche] = await staffRows<{ preset: string }>(
      'select preset from global.niches join global.tenants on niche_id = niches.id where tenants.id = ?',
      [tenant.id]
    )
    const site = await siteByTenantId(tenant.id)
    if (!site || !niche) throw new NotFound()
    const { pass, until } = lookPass(tenant.id, { theme: { ...niche, ...theme } as SiteTheme, country })
    return {
      address: siteAddress(site.mainHost, `/?${LOOK_PARAMETER}=${pass}`),
      ends_at: new Date(until).toISOString(),
    }
  }
}
