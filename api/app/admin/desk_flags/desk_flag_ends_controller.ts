import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { endDeskFlagValidator } from './desk_flag_validator.js'
import { lockDeskFlag } from './lock_desk_flag.js'
import { writeDeskFlagEntry } from './write_desk_flag_entry.js'

/** `POST /api/tenants/:tenant_id/desk_flags/:id/end`: what came of it, by who has taken it. */
export default class DeskFlagEndsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { outcome, words } = await ctx.request.validateUsing(endDeskFlagValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const end = async () => {
      const flag = await lockDeskFlag(id, brand.staff.id)
      await tenantRows(
        `update app.desk_flags set outcome = :outcome, ending = :words, done_at = now()
         where tenant_id = (select sec.tenant_id()) and id = :id`,
        { id, outcome, words }
      )
      await writeDeskFlagEntry(brand, flag, 'desk_flag_done')
    }
    await asTenant(brand.tenant, end, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
