import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { announcementBrand } from './announcement_brand.js'
import { lockedAnnouncement } from './locked_announcement.js'
import { writeAnnouncementEntry } from './write_announcement_entry.js'

/** `POST /api/tenants/:tenant_id/announcements/:id/stop`: nobody else gets it, nor those who wait for the end of quiet hours. */
export default class AnnouncementStopsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await announcementBrand(ctx)
    await asTenant(
      tenant,
      async () => {
        const announcement = await lockedAnnouncement(rowId(ctx.params.id), ['sending'])
        await announcement.merge({ state: 'stopped', endedAt: DateTime.now() }).save()
        await writeAnnouncementEntry(announcement, { staff, tenant, action: 'announcement_stopped' })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}
