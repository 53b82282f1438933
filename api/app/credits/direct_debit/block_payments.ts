import type { DateTime } from 'luxon'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant, type Tenant, tenantRows } from '#app/tenancy/context/tenant_context'
import PaymentBlock, { type BlockedKind } from './payment_block.js'

interface Blocked {
  kind: BlockedKind
  /** Electronic IBAN, or number in E.164. */
  value: string
}

interface Why {
  /** Of staff; left out by a command on the server. */
  by?: string
  reason?: string
}

/**
 * Direct debit is refused to an account or a number from now on, or until `endsAt`. Returns the id of the block, or undefined where
 * it was blocked before.
 */
export function blockPayments(
  tenant: Tenant,
  { kind, value }: Blocked,
  { reason, by, endsAt }: Why & { reason: string; endsAt?: DateTime | null }
): Promise<string | undefined> {
  return asTenant(
    tenant,
    async () => {
      const hash = PaymentBlock.hashOf(kind, value)
      const label = PaymentBlock.labelOf(value)
      // One that is over stands in the way of a new one.
      await tenantRows(
        `delete from app.payment_blocks where tenant_id = (select sec.tenant_id()) and kind = :kind and hash = :hash
           and ends_at <= now()`,
        { kind, hash }
      )
      const [made] = await tenantRows<{ id: string }>(
        `insert into app.payment_blocks (kind, hash, label, reason, ends_at) values (:kind, :hash, :label, :reason, :endsAt)
         on conflict (tenant_id, kind, hash) do nothing returning id::text`,
        { kind, hash, label, reason, endsAt: endsAt?.toJSDate() ?? null }
      )
      if (made) await audit(tenant, { action: 'payment_blocked', by, reason, blocked: { kind, label } })
      return made?.id
    },
    { connection: 'staff' }
  )
}

/** Returns whether it was blocked. */
export function unblockPayments(tenant: Tenant, { kind, value }: Blocked, why: Why = {}): Promise<boolean> {
  const hash = () => PaymentBlock.hashOf(kind, value)
  return lift(tenant, () => ({ sql: 'kind = :kind and hash = :hash', bindings: { kind, hash: hash() } }), why)
}

/** The same for a block by its id. */
export function liftBlock(tenant: Tenant, id: string, why: Why): Promise<boolean> {
  return lift(tenant, () => ({ sql: 'id = :id', bindings: { id } }), why)
}

type Which = { sql: string; bindings: Record<string, string | Buffer> }

function lift(tenant: Tenant, which: () => Which, { by, reason }: Why): Promise<boolean> {
  return asTenant(
    tenant,
    async () => {
      const { sql, bindings } = which()
      const [blocked] = await tenantRows<BlockEntry['blocked']>(
        `delete from app.payment_blocks where tenant_id = (select sec.tenant_id()) and ${sql} returning kind, label`,
        bindings
      )
      if (blocked) await audit(tenant, { action: 'payment_unblocked', by, reason, blocked })
      return blocked !== undefined
    },
    { connection: 'staff' }
  )
}

interface BlockEntry extends Why {
  action: 'payment_blocked' | 'payment_unblocked'
  blocked: { kind: BlockedKind; label: string }
}

function audit(tenant: Tenant, { action, by, reason, blocked: { kind, label } }: BlockEntry): Promise<void> {
  return writeAuditEntry({
    staffMemberId: by ?? null,
    tenantId: tenant.id,
    action,
    detail: { level: 'tenant', id: tenant.id, name: `${kind} …${label}`, ...(reason !== undefined && { reason }) },
  })
}
