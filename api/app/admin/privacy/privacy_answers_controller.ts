import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { enqueue } from '#app/jobs/enqueue'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { openRequest } from './open_request.js'
import { privacyAnswerValidator } from './privacy_request_validator.js'
import { writePrivacyEntry } from './write_privacy_entry.js'

/** `POST /api/tenants/:tenant_id/privacy_requests/:id/answer`: what was done, as who asked reads it on the site and by mail. */
export default class PrivacyAnswersController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(privacyAnswerValidator, { data: ctx.request.body() })
    const answer = async () => {
      const request = await openRequest(ctx.params.id)
      await request.merge({ ...said, answeredAt: DateTime.now(), assigneeId: brand.staff.id }).save()
      await writePrivacyEntry(brand, request, 'privacy_request_answered')
      await enqueue('send_mail', { mail: 'privacy_answer', request: request.id })
    }
    await asTenant(brand.tenant, answer, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
