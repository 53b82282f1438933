import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { maskedEmail } from '#app/admin/resources/definition/masked_email'
import { TooManyToday } from '#app/http/limits/too_many_attempts'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { fieldRefused } from '#app/http/validation/field_refused'
import { changeActivationAddress } from '#app/identity/activation/change_activation_address'
import { startEmailChange } from '#app/identity/email_changes/start_email_change'
import Member from '#app/members/people/member'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { memberEmailValidator } from './member_actions_validator.js'
import { memberOf } from './member_of.js'
import { refuseUnreachable } from './refuse_unreachable.js'
import { writeMemberEntry } from './write_member_entry.js'

const PER_DAY = 3

/**
 * `PUT /api/tenants/:tenant_id/members/:id/email`: corrects a member's address. One that was never confirmed is replaced at once and
 * gets the link; a confirmed one stays until the link to the new address is used, and the old address is told how to stop that.
 */
export default class MemberEmailsController {
  async update(ctx: HttpContext): Promise<{ pending: boolean }> {
    const brand = await grantedBrand(ctx)
    const { email, reason } = await ctx.request.validateUsing(memberEmailValidator, { data: ctx.request.body() })
    const site = (await siteByTenantId(brand.tenant.id))!
    const change = async () => {
      const member = await memberOf(ctx.params.id)
      refuseUnreachable(member)
      const { email: old, isActivated } = member
      if (email === old) throw fieldRefused('email', 'email_same')
      await refuseOwned(email)
      if (isActivated) {
        await limited(limitKey(site, 'staff-email', member.id), PER_DAY, '1 day', TooManyToday)
        await startEmailChange(member, email)
      } else await changeActivationAddress(site, member, email)
      const name = `${maskedEmail(old)} → ${maskedEmail(email)}`
      await writeMemberEntry(brand, member, { action: 'member_email_changed', name, reason })
      return { pending: isActivated }
    }
    return asTenant(brand.tenant, change, { connection: 'staff' })
  }
}

/** Staff find members by their address anyway, so nothing is told that they can't see. @throws 422 for `email` */
async function refuseOwned(email: string): Promise<void> {
  const owner = await Member.query().where('email', email).whereIn('status', ['active', 'suspended', 'banned']).first()
  if (owner) throw fieldRefused('email', 'email_taken')
}
