import type { HttpContext } from '@adonisjs/core/http'
import { MemberNotActivated } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { banMember } from '#app/identity/bans/ban_member'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { memberBanValidator } from './member_actions_validator.js'
import { memberOf } from './member_of.js'
import { writeMemberEntry } from './write_member_entry.js'

/** `PUT /api/tenants/:tenant_id/members/:id/ban`: shuts a member out, or lets them in again. */
export default class MemberBansController {
  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { banned, reason } = await ctx.request.validateUsing(memberBanValidator, { data: ctx.request.body() })
    const ban = async () => {
      const member = await memberOf(ctx.params.id)
      // The address may be another person's, who would be shut out with it.
      if (member.status === 'not_confirmed') throw new MemberNotActivated()
      if (!(await banMember(member, banned))) return
      await writeMemberEntry(brand, member, { action: banned ? 'member_banned' : 'member_unbanned', reason })
    }
    await asTenant(brand.tenant, ban, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
