import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { BYTE_ORDER_MARK, csvLine } from '#app/admin/exports/csv'
import { csvFile } from '#app/admin/exports/csv_file'
import { DISCOUNT_STATE } from '#app/admin/resources/payments/discount_codes'
import { NotFound } from '#app/http/http_errors'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

const HEADINGS = ['code', 'value_percentage', 'starts', 'expires', 'state', 'made_by', 'batch']

/** `GET /api/tenants/:tenant_id/discount_batches/:name/file`: unique codes as CSV. Whoever has one can use it, so it is logged. */
export default class DiscountBatchFilesController {
  async show(ctx: HttpContext): Promise<string> {
    const { staff, tenant } = await grantedBrand(ctx)
    const { name } = ctx.params
    const codes = await asTenant(
      tenant,
      async () => {
        const found = await tenantRows(
          `select codes.code, codes.value_percentage, codes.starts_at, codes.expires_at, codes.batch, ${DISCOUNT_STATE} as state,
             (select staff_members.name from staff.staff_members where staff_members.id = codes.made_by) as made_by
           from app.discount_codes codes where codes.tenant_id = (select sec.tenant_id()) and codes.batch = ?
             and codes.member_id is null order by codes.id`,
          [name]
        )
        if (found.length === 0) throw new NotFound()
        await writeAuditEntry({
          staffMemberId: staff.id,
          tenantId: tenant.id,
          action: 'discount_codes_read',
          detail: { level: 'discount', name, rows: found.length },
        })
        return found
      },
      { connection: 'staff' }
    )
    const lines = codes.map(({ code, value_percentage, starts_at, expires_at, state, made_by, batch }) =>
      csvLine([code, value_percentage, starts_at.toISO(), expires_at?.toISO() ?? null, state, made_by, batch])
    )
    ctx.response.status(200)
    csvFile(ctx.response, `${tenant.slug}-discount-codes`)
    return `${BYTE_ORDER_MARK}${csvLine(HEADINGS)}${lines.join('')}`
  }
}
