import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { currentUser } from '#app/identity/current_user/current_user'
import { signUp } from './sign_up.js'
import { createSignupValidator } from './signup_validator.js'

/** `POST /api/signup`: creates a member. */
export default class SignupsController {
  async store(ctx: HttpContext) {
    const draft = await ctx.request.validateUsing(createSignupValidator, {
      data: ctx.request.body(),
      meta: { site: siteOf(ctx) },
    })
    const member = await signUp(ctx, draft)
    ctx.response.status(201)
    return ctx.serialize(await currentUser(ctx, member))
  }
}
