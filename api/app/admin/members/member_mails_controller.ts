import type { HttpContext } from '@adonisjs/core/http'
import { MemberActivated } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { startActivation } from '#app/identity/activation/start_activation'
import { RESET_LINK_DAYS } from '#app/identity/passwords/reset_link_days'
import LinkToken from '#app/identity/tokens/link_token'
import { enqueue } from '#app/jobs/enqueue'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { memberMailValidator } from './member_actions_validator.js'
import { memberOf } from './member_of.js'
import { refuseUnreachable } from './refuse_unreachable.js'
import { writeMemberEntry } from './write_member_entry.js'

const PER_HOUR = 3

/** `POST /api/tenants/:tenant_id/members/:id/mails`: mails the link to confirm the address, or one to choose a password, once more. */
export default class MemberMailsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { mail, reason } = await ctx.request.validateUsing(memberMailValidator, { data: ctx.request.body() })
    const site = (await siteByTenantId(brand.tenant.id))!
    const send = async () => {
      const member = await memberOf(ctx.params.id)
      refuseUnreachable(member)
      if (mail === 'activation' && member.isActivated) throw new MemberActivated()
      await limited(limitKey(site, 'staff-mail', member.id), PER_HOUR, '1 hour')
      if (mail === 'activation') await startActivation(site, member)
      else {
        const link = await LinkToken.issue('password_reset', member.id, RESET_LINK_DAYS)
        await enqueue('send_mail', { mail: 'password_reset', link: link.id })
      }
      await writeMemberEntry(brand, member, { action: 'member_mail_sent', name: mail, reason })
    }
    await asTenant(brand.tenant, send, { connection: 'staff' })
    return ctx.response.noContent()
  }
}
