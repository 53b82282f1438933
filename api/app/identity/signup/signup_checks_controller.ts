import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { checkSignup } from './check_signup.js'
import { createSignupCheckValidator } from './signup_check_validator.js'

/** `POST /api/signup-checks`: validates one step of the sign-up form without storing anything. */
export default class SignupChecksController {
  async store(ctx: HttpContext) {
    const { fields, draft } = await ctx.request.validateUsing(createSignupCheckValidator, { data: ctx.request.body() })
    const address = ctx.request.ip()
    await checkSignup({ site: siteOf(ctx), language: ctx.language, address }, fields, draft)
    return ctx.response.noContent()
  }
}
