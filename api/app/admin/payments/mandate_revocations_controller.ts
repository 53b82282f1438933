import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { cancelUncollected } from '#app/credits/collections/cancel_uncollected'
import { endMandates } from '#app/credits/direct_debit/end_mandates'
import Mandate from '#app/credits/direct_debit/mandate'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { reasonValidator } from './payment_validator.js'

/**
 * `POST /api/tenants/:tenant_id/mandates/:id/revocation`: revokes a member’s mandate; what was not collected yet is not collected any
 * more. One that has ended stays as it is, and nothing is said of it.
 */
export default class MandateRevocationsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const { reason } = await ctx.request.validateUsing(reasonValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    await asTenant(
      tenant,
      async () => {
        const { memberId, reference } = await signedMandate(id)
        await lockMemberRow(memberId)
        if ((await endMandates('revoked', { id })) === 0) return
        await cancelUncollected(id)
        const detail = { level: 'member' as const, id: memberId, name: reference, reason }
        await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action: 'mandate_revoked', detail })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}

/** @throws NotFound */
async function signedMandate(id: string): Promise<Mandate> {
  const mandate = await Mandate.query().where('id', id).whereNotNull('signed_at').first()
  if (!mandate) throw new NotFound()
  return mandate
}
