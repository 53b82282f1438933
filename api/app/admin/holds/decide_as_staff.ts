import type { HttpContext } from '@adonisjs/core/http'
import { HeldMessageDecided, HeldMessageUndeliverable } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import type { Decision } from '#app/chat/holds/decide_held'
import type { HoldReason } from '#app/chat/holds/held_message'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, type Tenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface Deciding {
  action: 'held_message_released' | 'held_message_refused'
  reason?: HoldReason
  decide: (id: string, by: string, tenant: Tenant) => Promise<Decision>
}

/** Decides about the held message in the path, and records it. @throws NotAllowed NotFound HeldMessageDecided HeldMessageUndeliverable */
export async function decideAsStaff(ctx: HttpContext, { action, reason, decide }: Deciding): Promise<void> {
  const { staff, tenant } = await grantedBrand(ctx)
  const id = rowId(ctx.params.id)
  await asTenant(
    tenant,
    async () => {
      const memberId = await senderOf(id)
      const decision = await decide(id, staff.id, tenant)
      if (decision === 'decided before') throw new HeldMessageDecided()
      if (decision === 'cannot be delivered') throw new HeldMessageUndeliverable()
      const detail = { level: 'member' as const, id: memberId, name: id, reason }
      await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
    },
    { connection: 'staff' }
  )
}

async function senderOf(id: string): Promise<string> {
  const [sender] = await tenantRows<{ id: string }>(
    `select member_id::text as id from app.held_messages held
     join app.profiles on profiles.tenant_id = held.tenant_id and profiles.id = held.sender_profile_id
     where held.tenant_id = (select sec.tenant_id()) and held.id = :id`,
    { id }
  )
  if (!sender) throw new NotFound()
  return sender.id
}
