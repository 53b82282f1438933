import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { PrivacyRequestNotExtended } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { enqueue } from '#app/jobs/enqueue'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { openRequest } from './open_request.js'
import { extensionValidator } from './privacy_request_validator.js'
import { writePrivacyEntry } from './write_privacy_entry.js'

/** `POST /api/tenants/:tenant_id/privacy_requests/:id/extension`: two more months, once, and told within the first (GDPR 12(3)). */
export default class PrivacyExtensionsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { reason } = await ctx.request.validateUsing(extensionValidator, { data: ctx.request.body() })
    const extend = async () => {
      const request = await openRequest(ctx.params.id)
      const now = DateTime.now()
      if (request.extendedAt || request.dueAt <= now) throw new PrivacyRequestNotExtended()
      await request
        .merge({
          extendedAt: now,
          extensionReason: reason,
          dueAt: request.extendedDueAt,
          assigneeId: brand.staff.id,
        })
        .save()
      await writePrivacyEntry(brand, request, 'privacy_request_extended')
      await enqueue('send_mail', { mail: 'privacy_extension', request: request.id })
    }
    await asTenant(brand.tenant, extend, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
