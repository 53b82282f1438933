import type { HttpContext } from '@adonisjs/core/http'
import { VerificationMovedOn } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type { DecidedVerification } from '#app/members/verification/decide_verification'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

interface Deciding {
  action: 'verification_confirmed' | 'verification_refused' | 'verification_undone' | 'mark_withdrawn'
  reason?: string
  decide: (id: string, by: string) => Promise<DecidedVerification | undefined>
}

/** Decides about the verification in the path, and records it. @throws NotAllowed NotFound VerificationMovedOn */
export async function decideAsStaff(ctx: HttpContext, { action, reason, decide }: Deciding): Promise<void> {
  const { staff, tenant } = await grantedBrand(ctx)
  const id = rowId(ctx.params.id)
  await asTenant(
    tenant,
    async () => {
      const decided = await decide(id, staff.id)
      if (!decided) throw (await isThere(id)) ? new VerificationMovedOn() : new NotFound()
      const detail = { level: 'member' as const, id: decided.memberId, name: id, reason }
      await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
    },
    { connection: 'staff' }
  )
}

async function isThere(id: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.verifications where tenant_id = (select sec.tenant_id()) and id = :id and sent_at is not null`,
    { id }
  )
  return found.length > 0
}
