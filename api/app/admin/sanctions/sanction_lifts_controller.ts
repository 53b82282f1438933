import type { HttpContext } from '@adonisjs/core/http'
import { SanctionOver } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeMemberEntry } from '#app/admin/members/write_member_entry'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { liftSanctions, tellEnded } from '#app/identity/sanctions/end_sanctions'
import Profile from '#app/members/people/profile'
import Sanction from '#app/safety/sanctions/sanction'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createSanctionLiftValidator } from './sanction_validator.js'

/** `POST /api/tenants/:tenant_id/sanctions/:id/lift`: ends a sanction before its time, and tells who was under it. */
export default class SanctionLiftsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { reason } = await ctx.request.validateUsing(createSanctionLiftValidator, { data: ctx.request.body() })
    const lift = async () => {
      const sanction = await Sanction.find(rowId(ctx.params.id))
      const profile = sanction && (await Profile.findOrFail(sanction.profileId))
      if (!profile?.memberId) throw new NotFound()
      const lifted = await liftSanctions({ id: sanction!.id }, brand.staff.id)
      if (lifted.length === 0) throw new SanctionOver()
      await tellEnded(lifted)
      const changes = { measures: { from: sanction!.kind, to: null } }
      await writeMemberEntry(brand, { id: profile.memberId }, { action: 'sanction_lifted', changes, reason })
    }
    await asTenant(brand.tenant, lift, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
