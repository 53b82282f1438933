import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { MemberErasing } from '#app/admin/access/admin_errors'
import { endOfDay } from '#app/admin/access/end_of_day'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { memberOf } from '#app/admin/members/member_of'
import { writeMemberEntry } from '#app/admin/members/write_member_entry'
import { fieldRefused } from '#app/http/validation/field_refused'
import { holdErasure } from '#app/identity/deletion/hold_erasure'
import { isDueForErasure } from '#app/identity/deletion/time_to_erase'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { erasureHoldValidator } from './deletion_validator.js'
import { readHold } from './read_hold.js'

/** `PUT /api/tenants/:tenant_id/members/:id/erasure_hold`: keeps a member's data from being erased until a day, or renews that (GDPR 17(3)). */
export default class ErasureHoldsController {
  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const {
      hold_id: id,
      last_day: lastDay,
      ...asked
    } = await ctx.request.validateUsing(erasureHoldValidator, { data: ctx.request.body() })
    const { timeZone } = (await siteByTenantId(brand.tenant.id))!
    const endsAt = endWithinAYear(lastDay, timeZone)
    const hold = async () => {
      const member = await memberOf(ctx.params.id)
      const standing = await readHold(member.id, id)
      if (await isDueForErasure(member.id)) throw new MemberErasing()
      await holdErasure(member.id, { ...asked, endsAt, by: brand.staff.id })
      await writeMemberEntry(brand, member, {
        action: standing ? 'erasure_hold_renewed' : 'erasure_hold_set',
        name: lastDay,
        reason: asked.words,
        ...(asked.untold !== null && { untold: asked.untold }),
      })
    }
    await asTenant(brand.tenant, hold, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

/** @throws 422 for `last_day` that is none, is over, or is more than a year away */
function endWithinAYear(day: string, zone: string): DateTime {
  const end = endOfDay(day, zone)
  if (end > DateTime.now().setZone(zone).plus({ years: 1 }).endOf('day'))
    throw fieldRefused('last_day', 'within_a_year')
  return end
}
