import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { announcementBrand } from './announcement_brand.js'
import { announcementRow } from './announcement_row.js'
import { scheduleValidator } from './announcement_validator.js'
import { lockedAnnouncement } from './locked_announcement.js'
import { writeAnnouncementEntry } from './write_announcement_entry.js'

const MOST_DAYS_AHEAD = 90

/** `/api/tenants/:tenant_id/announcements/:id/schedule`: when an announcement is sent; taken back, it is a draft again. */
export default class AnnouncementSchedulesController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await announcementBrand(ctx)
    const { send_at: clock } = await ctx.request.validateUsing(scheduleValidator, { data: ctx.request.body() })
    const { timeZone } = (await siteByTenantId(tenant.id))!
    const sendAt = momentOf(clock, timeZone)
    const announcement = await asTenant(
      tenant,
      async () => {
        const draft = await lockedAnnouncement(rowId(ctx.params.id), ['draft'])
        await draft.merge({ state: 'scheduled', sendAt }).save()
        const startAfter = Math.max(0, Math.ceil(sendAt.diffNow('seconds').seconds))
        await enqueue('send_announcement', { announcement: draft.id }, { startAfter })
        await writeAnnouncementEntry(draft, { staff, tenant, action: 'announcement_scheduled' })
        return draft
      },
      { connection: 'staff' }
    )
    return announcementRow(announcement)
  }

  async destroy(ctx: HttpContext) {
    const { staff, tenant } = await announcementBrand(ctx)
    await asTenant(
      tenant,
      async () => {
        const announcement = await lockedAnnouncement(rowId(ctx.params.id), ['scheduled'])
        await announcement.merge({ state: 'draft', sendAt: null }).save()
        await writeAnnouncementEntry(announcement, { staff, tenant, action: 'announcement_withdrawn' })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}

/** @throws 422 for `send_at` in the past, too far ahead or no time at all */
function momentOf(clock: string | null, zone: string): DateTime {
  const now = DateTime.now()
  if (clock === null) return now
  const moment = DateTime.fromISO(clock, { zone })
  if (!moment.isValid || moment <= now || moment > now.plus({ days: MOST_DAYS_AHEAD }))
    throw fieldRefused('send_at', 'send_at')
  return moment
}
