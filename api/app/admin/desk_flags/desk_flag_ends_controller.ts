import type { HttpContext } from '@adonisjs/core/http'
import { DeskFlagMovedOn } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { endDeskFlagValidator } from './desk_flag_validator.js'
import { writeDeskFlagEntry } from './write_desk_flag_entry.js'

/** `POST /api/tenants/:tenant_id/desk_flags/:id/end`: what came of it, by who has taken it. */
export default class DeskFlagEndsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { outcome, words } = await ctx.request.validateUsing(endDeskFlagValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const end = async () => {
      const [flag] = await tenantRows<{ id: string; number: string; isTheirs: boolean }>(
        `select id::text, number, done_at is null and taken_by is not distinct from :by as "isTheirs" from app.desk_flags
         where tenant_id = (select sec.tenant_id()) and id = :id for update`,
        { id, by: brand.staff.id }
      )
      if (!flag) throw new NotFound()
      if (!flag.isTheirs) throw new DeskFlagMovedOn()
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
