import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { fieldRefused } from '#app/http/validation/field_refused'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { readTrustMonths, type TrustMonth, trustMonths } from './trust_month.js'
import { showTrustFiguresValidator } from './trust_validator.js'

/** `GET /api/tenants/:tenant_id/trust_figures?month=2026-11`: what a brand moderated in a month, and of which months it can tell; else this one. */
export default class TrustFiguresController {
  async show(ctx: HttpContext): Promise<TrustMonth & { months: string[] }> {
    const { tenant } = await grantedBrand(ctx)
    const { month } = await ctx.request.validateUsing(showTrustFiguresValidator, { data: ctx.request.qs() })
    const read = async () => {
      const months = await trustMonths()
      if (month && !months.includes(month)) throw fieldRefused('month', 'in')
      const [told] = await readTrustMonths([month ?? months.at(-1)!])
      return { ...told!, months }
    }
    return asTenant(tenant, read, { connection: 'staff', readOnly: true })
  }
}
