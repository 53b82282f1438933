import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { siteOf } from '#app/tenancy/sites/site_of'
import { createDeletionLinkValidator } from './account_deletion_validator.js'
import { requestAccountDeletion } from './request_account_deletion.js'
import { requestAccountDeletionByEmail } from './request_account_deletion_by_email.js'
import { deleteAccountByLink } from './delete_account_by_link.js'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { networkOf } from '#app/http/limits/network_of'
import { clearSessionCookie } from '#app/identity/sessions/session_cookie'

const PER_HOUR = { member: 5, network: 20 }

/** `/api/account-deletion-links`: deleting an account by a mailed link instead of the password. */
export default class DeletionLinksController {
  /** Mails the link; for a visitor's address the answer is the same whether or not it is known. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { email, reason, refund } = await request.validateUsing(createDeletionLinkValidator, { data: request.body() })
    const site = siteOf(ctx)
    if (await auth.use('member').check()) {
      const member = auth.use('member').getUserOrFail()
      await limited(limitKey(site, 'deletion-link', member.id), PER_HOUR.member, '1 hour')
      await requestAccountDeletion(member, { reason: reason ?? null, refundWanted: refund ?? false })
    } else {
      if (email === undefined) throw fieldRefused('email', 'required')
      await limited(limitKey(site, 'deletion-link', networkOf(request.ip())), PER_HOUR.network, '1 hour')
      await requestAccountDeletionByEmail(site, email)
    }
    return response.noContent()
  }

  /** Deletes the account; having the link is the only proof needed. */
  async update(ctx: HttpContext) {
    await deleteAccountByLink(siteOf(ctx), ctx.params.token)
    clearSessionCookie(ctx)
    return ctx.response.noContent()
  }
}
