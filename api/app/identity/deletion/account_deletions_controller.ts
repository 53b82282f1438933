import type { HttpContext } from '@adonisjs/core/http'
import { unusedPurchases } from '#app/credits/refunds/unused_purchases'
import { pipeline } from '#app/tenancy/context/pipeline'
import { siteOf } from '#app/tenancy/sites/site_of'
import AccountDeletion from './account_deletion.js'
import AccountDeletionTransformer from './account_deletion_transformer.js'
import { createAccountDeletionValidator } from './account_deletion_validator.js'
import ErasureHold from './erasure_hold.js'
import { deleteAccount } from './delete_account.js'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import { provePassword } from '#app/identity/password_checks/prove_password'
import { restoreAccount } from './restore_account.js'
import { clearSessionCookie } from '#app/identity/sessions/session_cookie'

/** `/api/account-deletion`: deleting and restoring an account (product §3). */
export default class AccountDeletionsController {
  /** What would be refunded, and the last day to restore the account. */
  async show(ctx: HttpContext) {
    const { id } = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    const lastDay = AccountDeletion.lastMomentToReturn(site).minus({ days: 1 })
    const [unused, hold] = await pipeline([() => unusedPurchases(id), () => ErasureHold.of(id)])
    const heldUntil = hold?.untold === null && hold.endsAt > lastDay ? hold.lastDay(site) : null
    return ctx.serialize({ account_deletion: AccountDeletionTransformer.transform({ unused, lastDay, heldUntil }) })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { password, reason, refund } = await request.validateUsing(createAccountDeletionValidator, {
      data: request.body(),
    })
    await provePassword(ctx, password, 'password')
    const member = await auth.use('member').authenticate()
    await deleteAccount(siteOf(ctx), member, { reason: reason ?? null, refundWanted: refund ?? false })
    clearSessionCookie(ctx)
    return response.noContent()
  }

  /** Restores the account by a mailed link and logs the member in, unless they are banned. */
  async destroy(ctx: HttpContext) {
    await restoreAccount(ctx, await linkByToken('restore', ctx.params.token))
    return ctx.response.noContent()
  }
}
