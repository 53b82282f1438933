import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { memberOf } from '#app/admin/members/member_of'
import { fieldRefused } from '#app/http/validation/field_refused'
import { memberAt } from '#app/identity/privacy/member_at'
import PrivacyRequest from '#app/identity/privacy/privacy_request'
import { enqueue } from '#app/jobs/enqueue'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { enteredRequestValidator } from './privacy_request_validator.js'
import { writePrivacyEntry } from './write_privacy_entry.js'

/** `POST /api/tenants/:tenant_id/privacy_requests`: registers what came by letter or phone, of a member or of an address. */
export default class PrivacyRequestsController {
  async store(ctx: HttpContext): Promise<{ id: string; number: string }> {
    const brand = await grantedBrand(ctx)
    const {
      received_on: receivedOn,
      member_id: memberId,
      email,
      language,
      ...asked
    } = await ctx.request.validateUsing(enteredRequestValidator, { data: ctx.request.body() })
    const { timeZone } = (await siteByTenantId(brand.tenant.id))!
    const receivedAt = dayOf(receivedOn, timeZone)
    const enter = async () => {
      const member = memberId ? await memberOf(memberId) : await memberAt(email!)
      const open = member && (await PrivacyRequest.openOf(member.id, asked.kind))
      if (open) return { request: open, isNew: false }
      const request = await PrivacyRequest.record({
        ...asked,
        receivedAt,
        assigneeId: brand.staff.id,
        ...(member ? { memberId: member.id, language: member.language } : { email: email!, language: language! }),
      })
      await writePrivacyEntry(brand, request, 'privacy_request_entered')
      await enqueue('send_mail', { mail: 'privacy_receipt', request: request.id })
      return { request, isNew: true }
    }
    const { request, isNew } = await asTenant(brand.tenant, enter, { connection: 'staff' })
    ctx.response.status(isNew ? 201 : 200)
    return { id: request.id, number: request.number }
  }
}

/** @throws 422 for `received_on` that is no day, is to come, or is more than a month ago: the answer would be late already */
function dayOf(day: string, zone: string): DateTime {
  const start = DateTime.fromISO(day, { zone })
  if (!start.isValid || start > DateTime.now() || start.plus({ months: 1 }) < DateTime.now())
    throw fieldRefused('received_on', 'within_a_month')
  return start
}
