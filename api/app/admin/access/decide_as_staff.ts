import type { HttpContext } from '@adonisjs/core/http'
import { NotFound, type Refusal } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, type Tenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { grantedBrand } from './granted_brand.js'

/** What is decided about, and what is said where that can't be any more. */
export interface Decidable {
  /** SQL: the table, and which of its rows staff see. */
  rows: string
  MovedOn: new () => Refusal
}

interface Deciding {
  /** As it stands in the audit log. */
  action: string
  reason?: string
  /** @returns whose it is; undefined for what was decided about, or is another by now */
  decide: (id: string, by: string, tenant: Tenant) => Promise<{ memberId: string } | undefined>
}

/** Decides about the row in the path, which is a member's of a brand, and records it. @throws NotAllowed NotFound and that of `Decidable` */
export async function decideAsStaff(
  ctx: HttpContext,
  { rows, MovedOn }: Decidable,
  { action, reason, decide }: Deciding
): Promise<void> {
  const { staff, tenant } = await grantedBrand(ctx)
  const id = rowId(ctx.params.id)
  await asTenant(
    tenant,
    async () => {
      const decided = await decide(id, staff.id, tenant)
      if (!decided) throw (await isThere(rows, id)) ? new MovedOn() : new NotFound()
      const detail = { level: 'member' as const, id: decided.memberId, name: id, reason }
      await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
    },
    { connection: 'staff' }
  )
}

async function isThere(rows: string, id: string): Promise<boolean> {
  const found = await tenantRows(`select from ${rows} and tenant_id = (select sec.tenant_id()) and id = :id`, { id })
  return found.length > 0
}
