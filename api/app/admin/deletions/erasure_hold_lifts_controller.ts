import type { HttpContext } from '@adonisjs/core/http'
import { HoldChanged } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { memberOf } from '#app/admin/members/member_of'
import { writeMemberEntry } from '#app/admin/members/write_member_entry'
import { liftHold } from '#app/identity/deletion/hold_erasure'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { holdLiftValidator } from './deletion_validator.js'
import { readHold } from './read_hold.js'

/** `POST /api/tenants/:tenant_id/members/:id/erasure_hold_lift`: the member's data may be erased again. */
export default class ErasureHoldLiftsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { hold_id: id, reason } = await ctx.request.validateUsing(holdLiftValidator, { data: ctx.request.body() })
    const lift = async () => {
      const member = await memberOf(ctx.params.id)
      const hold = await readHold(member.id, id)
      if (!hold) throw new HoldChanged()
      await liftHold(member.id, brand.staff.id)
      const { untold } = hold
      await writeMemberEntry(brand, member, {
        action: 'erasure_hold_lifted',
        reason,
        ...(untold !== null && { untold }),
      })
    }
    await asTenant(brand.tenant, lift, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
