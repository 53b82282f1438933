import type { HttpContext } from '@adonisjs/core/http'
import { MemberHeld, MemberNotRestorable } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { memberOf } from '#app/admin/members/member_of'
import { writeMemberEntry } from '#app/admin/members/write_member_entry'
import { fieldRefused } from '#app/http/validation/field_refused'
import { endTimeToRestore } from '#app/identity/deletion/end_time_to_restore'
import ErasureHold from '#app/identity/deletion/erasure_hold'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { erasureValidator } from './deletion_validator.js'

/** `POST /api/tenants/:tenant_id/members/:id/erasure`: who deleted their account is erased by the next job, without the days to come back. */
export default class ErasuresController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const site = (await siteByTenantId(brand.tenant.id))!
    const { name, reason } = await ctx.request.validateUsing(erasureValidator, { data: ctx.request.body() })
    const erase = async () => {
      const member = await memberOf(ctx.params.id)
      const hold = await ErasureHold.of(member.id)
      if (hold) throw new MemberHeld(hold.told(site))
      if (name !== member.profile.name) throw fieldRefused('name', 'other_name')
      if (!(await endTimeToRestore(member.id))) throw new MemberNotRestorable()
      await writeMemberEntry(brand, member, { action: 'member_erasure_started', reason })
    }
    await asTenant(brand.tenant, erase, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
