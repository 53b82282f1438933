import type Announcement from '#app/notices/announcements/announcement'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

type Action =
  | 'announcement_changed'
  | 'announcement_removed'
  | 'announcement_scheduled'
  | 'announcement_withdrawn'
  | 'announcement_stopped'

/** Named by its first title. */
export function writeAnnouncementEntry(
  { id, texts }: Announcement,
  { staff, tenant, action }: { staff: StaffMember; tenant: Tenant; action: Action }
): Promise<void> {
  const name = Object.values(texts)[0]?.title
  return writeAuditEntry({
    staffMemberId: staff.id,
    tenantId: tenant.id,
    action,
    detail: { level: 'announcement', id, name },
  })
}
