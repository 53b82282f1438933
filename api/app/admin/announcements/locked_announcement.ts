import { AnnouncementSent } from '#app/admin/access/admin_errors'
import { NotFound } from '#app/http/http_errors'
import Announcement from '#app/notices/announcements/announcement'

/** Nobody else changes it meanwhile. @throws NotFound; AnnouncementSent unless it is in one of the states */
export async function lockedAnnouncement(id: string, states: Announcement['state'][]): Promise<Announcement> {
  const announcement = await Announcement.query().where('id', id).forUpdate().first()
  if (!announcement) throw new NotFound()
  if (!states.includes(announcement.state)) throw new AnnouncementSent()
  return announcement
}
