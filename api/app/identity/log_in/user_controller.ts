import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { sendIfChanged } from '#app/http/send_if_changed'
import { rememberLanguage } from '#app/tenancy/hosts/choose_language'
import { siteOf } from '#app/tenancy/sites/site_of'
import { changeOwnSettings } from '#app/identity/current_user/change_own_settings'
import { currentUser } from '#app/identity/current_user/current_user'
import { updateUserValidator } from '#app/identity/current_user/user_validator'

/** `/api/user.php` (specification §7): the current user and their settings. */
export default class UserController {
  async show(ctx: HttpContext) {
    const view = await currentUser(ctx, ctx.auth.use('member').getUserOrFail())
    return sendIfChanged(ctx, await ctx.serialize(view))
  }

  async update(ctx: HttpContext) {
    const changes = await ctx.request.validateUsing(updateUserValidator, { data: ctx.request.body() })
    const member = ctx.auth.use('member').getUserOrFail()
    const [, view] = await pipeline([
      () => changeOwnSettings(member, siteOf(ctx), changes),
      () => currentUser(ctx, member),
    ])
    if (changes.language) rememberLanguage(ctx, changes.language)
    return ctx.serialize(view)
  }
}
