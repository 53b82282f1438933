import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { endSessions } from '#app/identity/sessions/end_sessions'
import Session from '#app/identity/sessions/session'
import { endStreamsOf } from '#app/live/poke'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { memberSessionEndValidator } from './member_actions_validator.js'
import { memberOf } from './member_of.js'
import { writeMemberEntry } from './write_member_entry.js'

/** `POST /api/tenants/:tenant_id/members/:id/session_ends`: logs a member out on one device, or everywhere. */
export default class MemberSessionEndsController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { session_id: id, reason } = await ctx.request.validateUsing(memberSessionEndValidator, {
      data: ctx.request.body(),
    })
    const end = async () => {
      const member = await memberOf(ctx.params.id)
      if (id) await endOne(member.id, id)
      else await endSessions(member)
      await writeMemberEntry(brand, member, { action: 'member_sessions_ended', name: id ? 'one' : 'all', reason })
    }
    await asTenant(brand.tenant, end, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

async function endOne(memberId: string, id: string): Promise<void> {
  const [ended] = await Session.query().where({ memberId, id }).delete()
  if (Number(ended) !== 1) throw new NotFound()
  endStreamsOf(memberId)
}
