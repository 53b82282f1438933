import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { siteOf } from '#app/http/site_of'
import { createDeletionLinkValidator } from './account_deletion_validator.js'
import { askToLeave } from './ask_to_leave.js'
import { askToLeaveByEmail } from './ask_to_leave_by_email.js'
import { limited } from './limited.js'
import { limitKey } from './limit_key.js'
import { networkOf } from './network_of.js'

const PER_HOUR = { member: 5, network: 20 }

/**
 * `POST /api/account-deletion/link`: the mail with which one deletes the account without the password. Who is not logged in says an
 * address, and is answered the same whether anybody has it.
 */
export default class DeletionLinksController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { email, reason, refund } = await request.validateUsing(createDeletionLinkValidator, { data: request.body() })
    const site = siteOf(ctx)
    const member = (await auth.use('member').check()) && auth.use('member').getUserOrFail()
    if (member) {
      await limited(limitKey(site, 'deletion-link', member.id), PER_HOUR.member, '1 hour')
      await askToLeave(member, { reason: reason ?? null, refundWanted: refund ?? false })
    } else {
      if (email === undefined) throw new AuthenticationRequired()
      await limited(limitKey(site, 'deletion-link', networkOf(request.ip())), PER_HOUR.network, '1 hour')
      await askToLeaveByEmail(site, email)
    }
    return response.noContent()
  }
}
