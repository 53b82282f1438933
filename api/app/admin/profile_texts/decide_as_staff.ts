import type { HttpContext } from '@adonisjs/core/http'
import { ProfileTextMovedOn } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type { DecidedText } from '#app/members/profile_texts/decide_text'
import type { TextRefusal } from '#app/members/profile_texts/profile_text'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

interface Deciding {
  action: 'profile_text_published' | 'profile_text_refused' | 'profile_text_undone'
  reason?: TextRefusal
  decide: (id: string, by: string) => Promise<DecidedText | undefined>
}

/** Decides about the text in the path, and records it. @throws NotAllowed NotFound ProfileTextMovedOn */
export async function decideAsStaff(ctx: HttpContext, { action, reason, decide }: Deciding): Promise<void> {
  const { staff, tenant } = await grantedBrand(ctx)
  const id = rowId(ctx.params.id)
  await asTenant(
    tenant,
    async () => {
      const decided = await decide(id, staff.id)
      if (!decided) throw (await isThere(id)) ? new ProfileTextMovedOn() : new NotFound()
      const detail = { level: 'member' as const, id: decided.memberId, name: id, reason }
      await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
    },
    { connection: 'staff' }
  )
}

async function isThere(id: string): Promise<boolean> {
  const found = await tenantRows(
    'select from app.profile_texts where tenant_id = (select sec.tenant_id()) and id = :id',
    {
      id,
    }
  )
  return found.length > 0
}
