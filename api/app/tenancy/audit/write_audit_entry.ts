import type { Differences } from '#app/tenancy/audit/differences'
import { staffRows } from '#app/tenancy/context/staff_rows'

/** What the log tells of an action, as far as it has anything to tell. */
export interface AuditDetail {
  /** What kind of thing it was done to, which, and what that is called. */
  level?: 'platform' | 'niche' | 'tenant' | 'domain' | 'member' | 'page'
  id?: string
  name?: string
  changes?: Differences
  /** What a manifest made, changed and ended. */
  applied?: { what: string; how: string }[]
  reason?: string
  /** Where a log-in came from. */
  address?: string
  /** What a token is good for. */
  scopes?: string[]
}

/** What staff did, or tried to. */
interface AuditEntry {
  /** Who of staff; null for a command on the machine itself. */
  staffMemberId: string | null
  /** The brand it was done to; absent when it was to none. */
  tenantId?: string | null
  action: string
  detail?: AuditDetail
}

/** Notes what staff did, in the transaction in which they do it. Entries are never changed or removed. */
export async function writeAuditEntry({ staffMemberId, tenantId, action, detail }: AuditEntry): Promise<void> {
  await staffRows('insert into staff.audit_entries (staff_member_id, tenant_id, action, detail) values (?, ?, ?, ?)', [
    staffMemberId,
    tenantId ?? null,
    action,
    JSON.stringify(detail ?? {}),
  ])
}
