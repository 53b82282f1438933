import type { HttpContext } from '@adonisjs/core/http'
import { unusedPurchases } from '#app/credits/refunds/unused_purchases'
import { siteOf } from '#app/tenancy/sites/site_of'
import AccountDeletion from './account_deletion.js'
import AccountDeletionTransformer from './account_deletion_transformer.js'
import { createAccountDeletionValidator } from './account_deletion_validator.js'
import { noteDeparture } from './erasure_log.js'
import { leave } from './delete_account.js'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import { provePassword } from '#app/identity/password_checks/prove_password'
import { restore } from './restore_account.js'
import { clearSessionCookie } from '#app/identity/sessions/session_cookie'

/** `/api/account-deletion`: leaving, and coming back (product §3). */
export default class AccountDeletionsController {
  /** What there is to know before: what could be refunded, and until when one may come back. */
  async show(ctx: HttpContext) {
    const { id } = ctx.auth.use('member').getUserOrFail()
    const lastDay = AccountDeletion.lastMomentToReturn(siteOf(ctx)).minus({ days: 1 })
    return ctx.serialize({
      account_deletion: AccountDeletionTransformer.transform({ unused: await unusedPurchases(id), lastDay }),
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { password, reason, refund } = await request.validateUsing(createAccountDeletionValidator, {
      data: request.body(),
    })
    await provePassword(ctx, password, 'password')
    const site = siteOf(ctx)
    const member = await auth.use('member').authenticate()
    await leave(site, member, { reason: reason ?? null, refundWanted: refund ?? false })
    await noteDeparture(site, member.id, 'left')
    clearSessionCookie(ctx)
    return response.noContent()
  }

  /** Undone by the link of a mail, which also logs in; who is banned is back and stays out. */
  async destroy(ctx: HttpContext) {
    const member = await restore(ctx, await linkByToken('restore', ctx.params.token))
    await noteDeparture(siteOf(ctx), member.id, 'back')
    return ctx.response.noContent()
  }
}
