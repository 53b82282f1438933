import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import type { TrustMonth } from './trust_month.js'
import { showTrustFileValidator } from './trust_validator.js'
import { readTrustYear } from './trust_year.js'

/** `GET /api/tenants/:tenant_id/trust_figures.json?year=2026`: the months of a year that ended, to publish. */
export default class TrustYearsController {
  async show(ctx: HttpContext): Promise<{ year: number; months: TrustMonth[] }> {
    const { tenant } = await grantedBrand(ctx)
    const { year } = await ctx.request.validateUsing(showTrustFileValidator, { data: ctx.request.qs() })
    return { year, months: await readTrustYear(tenant, year) }
  }
}
