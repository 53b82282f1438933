import type { HttpContext } from '@adonisjs/core/http'
import { MemberHeld, MemberLeaving } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { deleteAccount } from '#app/identity/deletion/delete_account'
import ErasureHold from '#app/identity/deletion/erasure_hold'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { openRequest, whoAsks } from './open_request.js'
import { writePrivacyEntry } from './write_privacy_entry.js'

/**
 * `POST /api/tenants/:tenant_id/privacy_requests/:id/erasure`: deletes the account as its owner would, with the days to come back and the
 * refund that their own page offers, as nobody asks them here. A hold refuses it, and is named by its ground and last day.
 */
export default class PrivacyErasuresController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const site = (await siteByTenantId(brand.tenant.id))!
    const erase = async () => {
      const request = await openRequest(ctx.params.id)
      const member = await whoAsks(request)
      const hold = await ErasureHold.of(member.id)
      if (hold) throw new MemberHeld(hold.told(site))
      if (member.profile.leftAt) throw new MemberLeaving()
      await deleteAccount(site, member, { reason: null, refundWanted: true, deletedBy: brand.staff.id })
      await request.merge({ assigneeId: brand.staff.id }).save()
      await writePrivacyEntry(brand, request, 'privacy_erasure_started')
    }
    await asTenant(brand.tenant, erase, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
