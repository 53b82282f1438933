import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { enqueue } from '#app/jobs/enqueue'
import { NotFound } from '#app/http/http_errors'
import Announcement from '#app/notices/announcements/announcement'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { announcementTestValidator } from './announcement_validator.js'

/** `POST /api/tenants/:tenant_id/announcements/:id/test`: mails it to whoever asks. */
export default class AnnouncementTestsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const { language } = await ctx.request.validateUsing(announcementTestValidator, { data: ctx.request.body() })
    await asTenant(
      tenant,
      async () => {
        const announcement = await Announcement.find(rowId(ctx.params.id))
        if (!announcement) throw new NotFound()
        if (!announcement.texts[language]) throw fieldRefused('language', 'enum')
        const data = { mail: 'announcement_test', announcement: announcement.id, staff: staff.id, language }
        await enqueue('send_mail', data)
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}
