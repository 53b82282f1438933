import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { BYTE_ORDER_MARK, csvLine } from '#app/admin/exports/csv'
import { csvFile } from '#app/admin/exports/csv_file'
import { INVITE_STATE } from '#app/admin/resources/brands/invite_codes'
import { NotFound } from '#app/http/http_errors'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { siteAddress } from '#app/tenancy/sites/site_address'

const HEADINGS = ['code', 'link', 'uses', 'used', 'state', 'made_by', 'batch']

/** `GET /api/tenants/:tenant_id/invite_batches/:name/file`: unique codes as CSV. Whoever has one can use it, so it is logged. */
export default class InviteBatchFilesController {
  async show(ctx: HttpContext): Promise<string> {
    const { staff, tenant } = await grantedBrand(ctx)
    const { name } = ctx.params
    const codes = await asTenant(
      tenant,
      async () => {
        const found = await tenantRows(
          `select codes.code, codes.uses, codes.used, codes.batch, ${INVITE_STATE} as state,
             (select host from global.domains where domains.tenant_id = codes.tenant_id and main) as host,
             (select staff_members.name from staff.staff_members where staff_members.id = codes.made_by) as made_by
           from app.invite_codes codes where codes.tenant_id = (select sec.tenant_id()) and codes.batch = ? order by codes.id`,
          [name]
        )
        if (found.length === 0) throw new NotFound()
        await writeAuditEntry({
          staffMemberId: staff.id,
          tenantId: tenant.id,
          action: 'invite_codes_read',
          detail: { level: 'invitation', name, rows: found.length },
        })
        return found
      },
      { connection: 'staff' }
    )
    const lines = codes.map(({ code, host, uses, used, state, made_by, batch }) =>
      csvLine([code, host && siteAddress(host, `/signup?invite_code=${code}`), uses, used, state, made_by, batch])
    )
    ctx.response.status(200)
    csvFile(ctx.response, `${tenant.slug}-invitation-codes`)
    return `${BYTE_ORDER_MARK}${csvLine(HEADINGS)}${lines.join('')}`
  }
}
