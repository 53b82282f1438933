import type { HttpContext } from '@adonisjs/core/http'
import { activate } from './activate.js'
import { createActivationValidator } from './activation_validator.js'
import { linkByCode } from '#app/identity/tokens/link_by_code'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import { currentUser } from '#app/identity/current_user/current_user'

/** `POST /api/activation`: confirms the member's e-mail address. */
export default class ActivationsController {
  async store(ctx: HttpContext) {
    const { token, code } = await ctx.request.validateUsing(createActivationValidator, { data: ctx.request.body() })
    const link = token
      ? await linkByToken('activation', token)
      : await linkByCode('activation', await ctx.auth.use('member').authenticate(), code!)
    return ctx.serialize(await currentUser(ctx, await activate(ctx, link)))
  }
}
