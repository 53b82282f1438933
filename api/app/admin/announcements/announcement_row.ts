import type Announcement from '#app/notices/announcements/announcement'
import { type AnnouncementRow, announcements } from '#app/admin/resources/brands/announcements'

/** As lists show it. */
export function announcementRow(announcement: Announcement): AnnouncementRow {
  const { id, tenantId, kind, state, texts, segment, path, version, receivers } = announcement
  const { createdAt, sendAt, endedAt } = announcement
  const written = { id, tenant_id: tenantId, kind, state, texts, segment, path, version, receivers }
  return announcements.shown({ ...written, created_at: createdAt, send_at: sendAt, ended_at: endedAt })
}
