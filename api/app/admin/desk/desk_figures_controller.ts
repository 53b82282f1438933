import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type DeskFigures, readDeskFigures } from './desk_figures.js'
import { showDeskFiguresValidator } from './desk_validator.js'

/** `GET /api/tenants/:tenant_id/desk_figures`: how the desk of a brand does, for who runs it; nobody of the desk sees another's figures. */
export default class DeskFiguresController {
  async show(ctx: HttpContext): Promise<DeskFigures> {
    const { tenant } = await grantedBrand(ctx)
    const { days } = await ctx.request.validateUsing(showDeskFiguresValidator, { data: ctx.request.qs() })
    const { settings } = (await siteByTenantId(tenant.id))!
    const read = () => readDeskFigures(days ?? 7, settings.desk_target_minutes)
    return asTenant(tenant, read, { connection: 'staff', readOnly: true })
  }
}
