import type { HttpContext } from '@adonisjs/core/http'
import { AnnouncementChanged } from '#app/admin/access/admin_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import Announcement, { type AnnouncementTexts } from '#app/notices/announcements/announcement'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { announcementRow } from './announcement_row.js'
import { changeAnnouncement } from './change_announcement.js'
import { createAnnouncementValidator, updateAnnouncementValidator } from './announcement_validator.js'
import { writeAnnouncementEntry } from './write_announcement_entry.js'

/** `/api/tenants/:tenant_id/announcements`: drafts of promotions, news and notices about the service. */
export default class AnnouncementsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { texts, ...said } = await ctx.request.validateUsing(createAnnouncementValidator, {
      data: ctx.request.body(),
    })
    refuseNarrowed(said)
    const announcement = await asTenant(
      brand.tenant,
      async () => {
        const made = await Announcement.create({ ...said, texts: written(texts), createdBy: brand.staff.id })
        await made.refresh()
        await writeAnnouncementEntry(made, { ...brand, action: 'announcement_changed' })
        return made
      },
      { connection: 'staff' }
    )
    ctx.response.status(201)
    return announcementRow(announcement)
  }

  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { texts, version, ...said } = await ctx.request.validateUsing(updateAnnouncementValidator, {
      data: ctx.request.body(),
    })
    refuseNarrowed(said)
    const announcement = await changeAnnouncement(brand, ctx.params.id, {
      from: 'draft',
      action: 'announcement_changed',
      change: async (draft) => {
        if (draft.version !== version) throw new AnnouncementChanged()
        await draft.merge({ ...said, texts: written(texts), version: version + 1 }).save()
      },
    })
    return announcementRow(announcement)
  }

  async destroy(ctx: HttpContext) {
    await changeAnnouncement(await grantedBrand(ctx), ctx.params.id, {
      from: 'draft',
      action: 'announcement_removed',
      change: (draft) => draft.delete(),
    })
    return ctx.response.noContent()
  }
}

/** Languages without a text get none. @throws 422 for `texts` when there is no text at all */
function written(texts: Record<string, unknown>): AnnouncementTexts {
  const said = Object.entries(texts).filter(([, text]) => text !== undefined)
  if (said.length === 0) throw fieldRefused('texts', 'required')
  return Object.fromEntries(said)
}

/** Who has to be told something doesn't depend on what they are like. @throws 422 for what narrows it beside `countries` */
function refuseNarrowed({ kind, segment }: Pick<Announcement, 'kind' | 'segment'>): void {
  const [narrowed] = Object.keys(segment).filter((field) => field !== 'countries')
  if (kind === 'service' && narrowed) throw fieldRefused(`segment.${narrowed}`, 'told_to_all')
}
