import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { stopPostbacks } from '#app/postbacks/stop_postbacks'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { updateMemberPostbacksValidator } from './member_postbacks_validator.js'

/** `PUT /api/tenants/:tenant_id/members/:id/postbacks`: stops telling a member's network of them, or goes on, for a reason that is recorded in the audit log. */
export default class MemberPostbacksController {
  async update(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const { stopped, reason } = await ctx.request.validateUsing(updateMemberPostbacksValidator, {
      data: ctx.request.body(),
    })
    const id = rowId(ctx.params.id)
    await asTenant(
      tenant,
      async () => {
        if (!(await stopPostbacks(id, stopped))) return
        const action = stopped ? 'member_postbacks_stopped' : 'member_postbacks_resumed'
        const detail = { level: 'member' as const, id, reason }
        await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}
