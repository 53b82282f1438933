import type { HttpContext } from '@adonisjs/core/http'
import { MemberNotRestorable } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { deleteAccount } from '#app/identity/deletion/delete_account'
import { takeBackDeletion } from '#app/identity/deletion/take_back_deletion'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { memberDeletionValidator } from './member_actions_validator.js'
import { memberOf } from './member_of.js'
import { writeMemberEntry } from './write_member_entry.js'

/**
 * `PUT /api/tenants/:tenant_id/members/:id/deletion`: deletes an account as its owner asked, as their own page would: they get the mail
 * with the way back, and are erased when its time is over. Or gives it back within that time.
 */
export default class MemberDeletionsController {
  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { deleted, refund, reason } = await ctx.request.validateUsing(memberDeletionValidator, {
      data: ctx.request.body(),
    })
    const site = (await siteByTenantId(brand.tenant.id))!
    const change = async () => {
      const member = await memberOf(ctx.params.id)
      if (deleted && member.profile.leftAt) return
      const wishes = { reason: null, refundWanted: refund ?? false, deletedBy: brand.staff.id }
      if (deleted) await deleteAccount(site, member, wishes)
      else if (!(await takeBackDeletion(member))) throw new MemberNotRestorable()
      await writeMemberEntry(brand, member, { action: deleted ? 'member_deleted' : 'member_restored', reason })
    }
    await asTenant(brand.tenant, change, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
