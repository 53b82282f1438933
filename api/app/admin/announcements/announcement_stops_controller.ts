import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changeAnnouncement } from './change_announcement.js'

/** `POST /api/tenants/:tenant_id/announcements/:id/stop`: nobody else gets it, nor those who wait for the end of quiet hours. */
export default class AnnouncementStopsController {
  async store(ctx: HttpContext) {
    await changeAnnouncement(await grantedBrand(ctx), ctx.params.id, {
      from: 'sending',
      action: 'announcement_stopped',
      change: (announcement) => announcement.merge({ state: 'stopped', endedAt: DateTime.now() }).save(),
    })
    return ctx.response.noContent()
  }
}
