import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { takeDeskFlagValidator } from './desk_flag_validator.js'
import { lockDeskFlag } from './lock_desk_flag.js'
import { writeDeskFlagEntry } from './write_desk_flag_entry.js'

/** `POST /api/tenants/:tenant_id/desk_flags/:id/taking`: whoever takes it works on it, from nobody or from a colleague. */
export default class DeskFlagTakingsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { from } = await ctx.request.validateUsing(takeDeskFlagValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const take = async () => {
      const flag = await lockDeskFlag(id, from)
      await tenantRows(
        `update app.desk_flags set taken_by = :by, taken_at = now() where tenant_id = (select sec.tenant_id()) and id = :id`,
        { id, by: brand.staff.id }
      )
      await writeDeskFlagEntry(brand, flag, 'desk_flag_taken')
    }
    await asTenant(brand.tenant, take, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
