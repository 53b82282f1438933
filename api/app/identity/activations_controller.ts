import type { HttpContext } from '@adonisjs/core/http'
import { activate } from './activate.js'
import { createActivationValidator } from './activation_validator.js'
import { linkByCode } from './link_by_code.js'
import { linkByToken } from './link_by_token.js'
import { ownView } from './own_view.js'

/** `POST /api/activation`: a member proves that the address is his. */
export default class ActivationsController {
  async store(ctx: HttpContext) {
    const { token, code } = await ctx.request.validateUsing(createActivationValidator, { data: ctx.request.body() })
    const link = token
      ? await linkByToken('activation', token)
      : await linkByCode('activation', await ctx.auth.use('member').authenticate(), code!)
    return ctx.serialize(await ownView(ctx, await activate(ctx, link)))
  }
}
