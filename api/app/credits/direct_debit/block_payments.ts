import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import PaymentBlock, { type BlockedKind } from './payment_block.js'

interface Blocked {
  kind: BlockedKind
  /** Electronic IBAN, or number in E.164. */
  value: string
}

/** Direct debit is refused to an account or a number from now on. Returns whether it was not before. */
export function blockPayments(tenant: Tenant, { kind, value }: Blocked, reason: string): Promise<boolean> {
  return asTenant(
    tenant,
    async () => {
      const rows = await tenantRows(
        `insert into app.payment_blocks (kind, hash, label, reason) values (:kind, :hash, :label, :reason)
         on conflict (tenant_id, kind, hash) do nothing returning id`,
        { kind, hash: PaymentBlock.hashOf(kind, value), label: PaymentBlock.labelOf(value), reason }
      )
      if (rows.length > 0) await audit(tenant, 'payment_blocked', { kind, value })
      return rows.length > 0
    },
    { connection: 'staff' }
  )
}

/** Returns whether it was blocked. */
export function unblockPayments(tenant: Tenant, { kind, value }: Blocked): Promise<boolean> {
  return asTenant(
    tenant,
    async () => {
      const rows = await tenantRows(
        `delete from app.payment_blocks where tenant_id = (select sec.tenant_id()) and kind = :kind and hash = :hash returning id`,
        { kind, hash: PaymentBlock.hashOf(kind, value) }
      )
      if (rows.length > 0) await audit(tenant, 'payment_unblocked', { kind, value })
      return rows.length > 0
    },
    { connection: 'staff' }
  )
}

function audit(
  tenant: Tenant,
  action: 'payment_blocked' | 'payment_unblocked',
  { kind, value }: Blocked
): Promise<void> {
  return writeAuditEntry({
    staffMemberId: null,
    tenantId: tenant.id,
    action,
    detail: { level: 'tenant', id: tenant.id, name: `${kind} …${PaymentBlock.labelOf(value)}` },
  })
}
