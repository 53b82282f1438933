import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { BYTE_ORDER_MARK, csvLine } from '#app/admin/exports/csv'
import { csvFile } from '#app/admin/exports/csv_file'
import { readTrustYear } from './trust_year.js'
import { showTrustFileValidator } from './trust_validator.js'
import { flatFigures } from './flat_figures.js'

/** `GET /api/tenants/:tenant_id/trust_figures.csv?year=2026`: the months of a year that ended, one a column, to publish. */
export default class TrustFilesController {
  async show(ctx: HttpContext): Promise<string> {
    const { tenant } = await grantedBrand(ctx)
    const { year } = await ctx.request.validateUsing(showTrustFileValidator, { data: ctx.request.qs() })
    const months = await readTrustYear(tenant, year)
    const columns = months.map(flatFigures)
    const rows = Object.keys(columns[0] ?? {}).map((name) => csvLine([name, ...columns.map((column) => column[name])]))
    csvFile(ctx.response, `${tenant.slug}-moderation-${year}`)
    return `${BYTE_ORDER_MARK}${csvLine(['figure', ...months.map(({ month }) => month)])}${rows.join('')}`
  }
}
