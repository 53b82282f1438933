import type { GrantedBrand } from '#app/admin/access/granted_brand'
import type Complaint from '#app/safety/complaint'
import type { Differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface ComplaintEntry {
  action:
    | 'complaint_taken'
    | 'complaint_released'
    | 'complaint_photo_opened'
    | 'complaint_answered'
    | 'complaint_decided'
    | 'appeal_decided'
  reason?: string
  changes?: Differences
}

/** Never what somebody wrote: that goes with the complaint, and the log stays. */
export async function writeComplaintEntry(
  { staff, tenant }: GrantedBrand,
  { id, number: name }: Pick<Complaint, 'id' | 'number'>,
  { action, reason, changes }: ComplaintEntry
): Promise<void> {
  const detail = { level: 'complaint' as const, id, name, reason, changes }
  await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
}
