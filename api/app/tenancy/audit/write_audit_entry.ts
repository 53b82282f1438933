import type { Differences } from '#app/tenancy/audit/differences'
import { staffRows } from '#app/tenancy/context/staff_rows'

/** What a manifest made, changed or ended. */
export interface AppliedChange {
  what: string
  how: 'new' | 'changed' | 'ended'
  /** Slugs of the brands it changed for, where it is a company. */
  brands?: string[]
  changes: Differences
}

export interface AuditDetail {
  level?:
    | 'platform'
    | 'niche'
    | 'tenant'
    | 'domain'
    | 'member'
    | 'fictional_profile'
    | 'page'
    | 'text'
    | 'announcement'
    | 'postback'
    | 'campaign'
    | 'company'
    | 'package'
    | 'gift'
    | 'discount'
    | 'invitation'
    | 'staff'
    | 'hero'
    | 'list'
    | 'complaint'
    | 'privacy_request'
    | 'suspicion'
    | 'template'
    | 'desk_flag'
  id?: string
  name?: string
  changes?: Differences
  applied?: AppliedChange[]
  reason?: string
  /** Why the member must not learn of it: their export leaves it out. */
  untold?: string
  address?: string
  scopes?: string[]
  /** How many of a list were exported, and which. */
  rows?: number
  filter?: Record<string, string | string[]>
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
