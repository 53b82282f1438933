import { AnnouncementSent } from '#app/admin/access/admin_errors'
import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import Announcement from '#app/notices/announcements/announcement'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type AnnouncementAction, writeAnnouncementEntry } from './write_announcement_entry.js'

interface Change {
  /** The state it has to be in. */
  from: Announcement['state']
  action: AnnouncementAction
  change: (announcement: Announcement) => Promise<unknown>
}

/** Changes an announcement, while nobody else does, and records it. @throws NotFound; AnnouncementSent when it is in another state */
export function changeAnnouncement(
  brand: GrantedBrand,
  id: string,
  { from, action, change }: Change
): Promise<Announcement> {
  return asTenant(
    brand.tenant,
    async () => {
      const announcement = await Announcement.query().where('id', rowId(id)).forUpdate().first()
      if (!announcement) throw new NotFound()
      if (announcement.state !== from) throw new AnnouncementSent()
      await change(announcement)
      await writeAnnouncementEntry(announcement, { ...brand, action })
      return announcement
    },
    { connection: 'staff' }
  )
}
