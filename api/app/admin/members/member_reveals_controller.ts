import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { createMemberRevealValidator } from './member_reveal_validator.js'

/** `POST /api/members/:id/reveal`: a member's email address, for a reason that is recorded in the audit log. */
export default class MemberRevealsController {
  async store(ctx: HttpContext) {
    const { params, request } = ctx
    const { tenant_id: tenantId, reason } = await request.validateUsing(createMemberRevealValidator, {
      data: request.body(),
    })
    const { staff, tenant } = await grantedBrand(ctx, tenantId)
    const id = rowId(params.id)
    const email = await asTenant(
      tenant,
      async () => {
        const [member] = await tenantRows<{ email: string }>(
          'select email from app.members where tenant_id = (select sec.tenant_id()) and id = ?',
          [id]
        )
        if (!member) throw new NotFound()
        const detail = { level: 'member' as const, id, reason }
        await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action: 'member_revealed', detail })
        return member.email
      },
      { connection: 'staff' }
    )
    return { email }
  }
}
