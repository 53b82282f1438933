import type { Differences } from '#app/tenancy/audit/differences'
import { staffRows } from '#app/tenancy/context/staff_rows'

export interface AuditDetail {
  level?: 'platform' | 'niche' | 'tenant' | 'domain' | 'member' | 'page'
  id?: string
  name?: string
  changes?: Differences
  applied?: { what: string; how: string }[]
  reason?: string
  address?: string
  scopes?: string[]
}

interface AuditEntry {
  /** Null for a command on the server. */
  staffMemberId: string | null
  tenantId?: string | null
  action: string
  detail?: AuditDetail
}

/** Call it in the same transaction as the action. */
export async function writeAuditEntry({ staffMemberId, tenantId, action, detail }: AuditEntry): Promise<void> {
  await staffRows('insert into staff.audit_entries (staff_member_id, tenant_id, action, detail) values (?, ?, ?, ?)', [
    staffMemberId,
    tenantId ?? null,
    action,
    JSON.stringify(detail ?? {}),
  ])
}
