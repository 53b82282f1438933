import type { GrantedBrand } from '#app/admin/access/granted_brand'
import type Announcement from '#app/notices/announcements/announcement'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

export type AnnouncementAction =
  | 'announcement_changed'
  | 'announcement_removed'
  | 'announcement_scheduled'
  | 'announcement_withdrawn'
  | 'announcement_stopped'

/** Named by its first title. */
export function writeAnnouncementEntry(
  { id, texts }: Announcement,
  { staff, tenant, action }: GrantedBrand & { action: AnnouncementAction }
): Promise<void> {
  const name = Object.values(texts)[0]?.title
  return writeAuditEntry({
    staffMemberId: staff.id,
    tenantId: tenant.id,
    action,
    detail: { level: 'announcement', id, name },
  })
}
