import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { fieldRefused } from '#app/http/validation/field_refused'
import { enqueue } from '#app/jobs/enqueue'
import { ageOf } from '#app/members/people/age_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { memberBirthDateValidator } from './member_actions_validator.js'
import { memberOf } from './member_of.js'
import { refuseUnreachable } from './refuse_unreachable.js'
import { writeMemberEntry } from './write_member_entry.js'

/**
 * `PUT /api/tenants/:tenant_id/members/:id/birth_date`: corrects a date of birth, which its member can't change once their address is confirmed
 * (GDPR 16); they are told by mail. The log has the ages alone. An age verification stands: it only says that they are old enough,
 * as every date does that is accepted here.
 */
export default class MemberBirthDatesController {
  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const site = (await siteByTenantId(brand.tenant.id))!
    const { birth_date: day, reason } = await ctx.request.validateUsing(memberBirthDateValidator, {
      data: ctx.request.body(),
      meta: { site },
    })
    const born = DateTime.fromISO(day)
    const change = async () => {
      const member = await memberOf(ctx.params.id)
      refuseUnreachable(member)
      const { profile } = member
      if (profile.dateOfBirth.toISODate() === day) throw fieldRefused('birth_date', 'date_of_birth_same')
      const name = [profile.dateOfBirth, born].map((date) => ageOf(date, site.timeZone)).join(' → ')
      await profile.merge({ dateOfBirth: born }).save()
      await writeMemberEntry(brand, member, { action: 'member_birth_date_changed', name, reason })
      // An address that nobody confirmed may be somebody else's.
      if (member.isActivated) await enqueue('send_mail', { mail: 'birth_date_changed', member: member.id })
    }
    await asTenant(brand.tenant, change, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
