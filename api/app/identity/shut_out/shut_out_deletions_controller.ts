import type { HttpContext } from '@adonisjs/core/http'
import { deleteAccount } from '#app/identity/deletion/delete_account'
import { siteOf } from '#app/tenancy/sites/site_of'
import { memberStillShutOut } from './shut_out_member.js'
import { createShutOutDeletionValidator } from './shut_out_validator.js'

/** `POST /api/shut-out/:token/deletion`: deletes the account of somebody who can't log in; having the link is the proof. */
export default class ShutOutDeletionsController {
  async store(ctx: HttpContext) {
    const { refund } = await ctx.request.validateUsing(createShutOutDeletionValidator, { data: ctx.request.body() })
    const member = await memberStillShutOut(ctx.params.token)
    await deleteAccount(siteOf(ctx), member, { reason: null, refundWanted: refund ?? false })
    return ctx.response.noContent()
  }
}
