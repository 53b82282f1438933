import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import type Announcement from '#app/notices/announcements/announcement'
import { countAudience } from '#app/notices/announcements/audience'
import { localMoment } from '#app/tenancy/sites/local_moment'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { announcementRow } from './announcement_row.js'
import { changeAnnouncement } from './change_announcement.js'
import { scheduleValidator } from './announcement_validator.js'

const MOST_DAYS_AHEAD = 90

/** `/api/tenants/:tenant_id/announcements/:id/schedule`: when an announcement is sent; taken back, it is a draft again. */
export default class AnnouncementSchedulesController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { send_at: clock } = await ctx.request.validateUsing(scheduleValidator, { data: ctx.request.body() })
    const { timeZone, language } = (await siteByTenantId(brand.tenant.id))!
    const sendAt = momentOf(clock, timeZone)
    const announcement = await changeAnnouncement(brand, ctx.params.id, {
      from: 'draft',
      action: 'announcement_scheduled',
      change: async (draft) => {
        await refuseUnwritten(draft, language)
        await draft.merge({ state: 'scheduled', sendAt }).save()
        const startAfter = Math.max(0, Math.ceil(sendAt.diffNow('seconds').seconds))
        await enqueue('send_announcement', { announcement: draft.id }, { startAfter })
      },
    })
    return announcementRow(announcement)
  }

  async destroy(ctx: HttpContext) {
    await changeAnnouncement(await grantedBrand(ctx), ctx.params.id, {
      from: 'scheduled',
      action: 'announcement_withdrawn',
      change: (announcement) => announcement.merge({ state: 'draft', sendAt: null }).save(),
    })
    return ctx.response.noContent()
  }
}

/** @throws 422 for each language without a text that a member reads whom a notice about the service is for */
async function refuseUnwritten({ kind, segment, texts }: Announcement, main: string): Promise<void> {
  if (kind !== 'service') return
  const { missing_languages: missing } = await countAudience({ kind, segment, languages: Object.keys(texts) }, main)
  if (missing.length > 0)
    throw fieldsRefused(missing.map((language) => ({ field: `texts.${language}`, rule: 'language_read' })))
}

/** @throws 422 for `send_at` in the past, too far ahead or no time at all */
function momentOf(clock: string | null, zone: string): DateTime {
  const now = DateTime.now()
  if (clock === null) return now
  const moment = localMoment(clock, zone)
  if (!moment || moment <= now || moment > now.plus({ days: MOST_DAYS_AHEAD })) throw fieldRefused('send_at', 'send_at')
  return moment
}
