import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/field_refused'
import { siteOf } from '#app/http/site_of'
import { createDeletionLinkValidator } from './account_deletion_validator.js'
import { askToLeave } from './ask_to_leave.js'
import { askToLeaveByEmail } from './ask_to_leave_by_email.js'
import { noteDeparture } from './departures.js'
import { leaveByLink } from './leave_by_link.js'
import { limited } from './limited.js'
import { limitKey } from './limit_key.js'
import { networkOf } from './network_of.js'
import { clearSessionCookie } from './session_cookie.js'

const PER_HOUR = { member: 5, network: 20 }

/** `/api/account-deletion-links`: deleting an account by a mailed link, without its password. */
export default class DeletionLinksController {
  /** Mails it. Who is not logged in says an address, and is answered the same whether anybody has it. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { email, reason, refund } = await request.validateUsing(createDeletionLinkValidator, { data: request.body() })
    const site = siteOf(ctx)
    if (await auth.use('member').check()) {
      const member = auth.use('member').getUserOrFail()
      await limited(limitKey(site, 'deletion-link', member.id), PER_HOUR.member, '1 hour')
      await askToLeave(member, { reason: reason ?? null, refundWanted: refund ?? false })
    } else {
      if (email === undefined) throw fieldRefused('email', 'required')
      await limited(limitKey(site, 'deletion-link', networkOf(request.ip())), PER_HOUR.network, '1 hour')
      await askToLeaveByEmail(site, email)
    }
    return response.noContent()
  }

  /** Uses it; whoever has the mail is who may. */
  async update(ctx: HttpContext) {
    const site = siteOf(ctx)
    await noteDeparture(site, await leaveByLink(site, ctx.params.token), 'left')
    clearSessionCookie(ctx)
    return ctx.response.noContent()
  }
}
