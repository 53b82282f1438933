import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { retireFictionalProfile } from '#app/members/fictional/write_fictional_profile'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { fictionalProfileOf } from './fictional_profile_of.js'
import { fictionalRetirementValidator } from './fictional_profile_validator.js'
import { writeFictionalEntry } from './write_fictional_entry.js'

/** `PUT /api/tenants/:tenant_id/fictional_profiles/:id/retirement`: takes one out of use or back into it, for a reason that is recorded. */
export default class FictionalRetirementsController {
  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { retired, reason } = await ctx.request.validateUsing(fictionalRetirementValidator, {
      data: ctx.request.body(),
    })
    const retire = async () => {
      const profile = await fictionalProfileOf(ctx.params.id)
      if (!(await retireFictionalProfile(profile, retired))) return
      const action = retired ? 'fictional_profile_retired' : 'fictional_profile_returned'
      await writeFictionalEntry(brand, profile, { action, reason })
    }
    await asTenant(brand.tenant, retire, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
