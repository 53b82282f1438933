import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { timeZoneOf } from '#app/tenancy/sites/time_zone_of'
import { brandFigures, type BrandFigures } from './brand_figures.js'
import { showFiguresValidator } from './figure_validator.js'

/** `GET /api/tenants/:tenant_id/brand_figures?days=28`: sign-ups and revenue of so many full days, beside as many before them. */
export default class BrandFiguresController {
  async show(ctx: HttpContext): Promise<BrandFigures> {
    const { tenant } = await grantedBrand(ctx)
    const { days = 28 } = await ctx.request.validateUsing(showFiguresValidator, { data: ctx.request.qs() })
    return asTenant(tenant, async () => brandFigures(await timeZoneOf(tenant), days), {
      connection: 'staff',
      readOnly: true,
    })
  }
}
