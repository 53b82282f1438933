import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { BYTE_ORDER_MARK } from '#app/admin/exports/csv'
import { csvFile } from '#app/admin/exports/csv_file'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { timeZoneOf } from '#app/tenancy/sites/time_zone_of'
import { periodOf } from './figure_period.js'
import { today } from './day_span.js'
import { figureLines } from './figure_lines.js'
import { showFiguresValidator } from './figure_validator.js'
import { readDays } from './read_days.js'

/** `GET /api/tenants/:tenant_id/brand_figures.csv?days=28`: each of so many full days, for bookkeeping. */
export default class BrandFigureFilesController {
  async show(ctx: HttpContext): Promise<string> {
    const { tenant } = await grantedBrand(ctx)
    const { days = 28 } = await ctx.request.validateUsing(showFiguresValidator, { data: ctx.request.qs() })
    const read = async () => {
      const zone = await timeZoneOf(tenant)
      const period = periodOf(days, today(zone))
      return { period, read: await readDays(zone, period.from, period.today) }
    }
    const { period, read: all } = await asTenant(tenant, read, { connection: 'staff', readOnly: true })
    csvFile(ctx.response, `${tenant.slug}-figures-${period.from}-${period.to}`)
    return `${BYTE_ORDER_MARK}${figureLines(all.days.slice(0, -1)).join('')}`
  }
}
