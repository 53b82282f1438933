import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireAgeCheck } from '#app/members/access/require_age_check'

/** Refuses members who must prove their age first; must run after the member middleware. */
export default class AgeVerifiedMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    requireAgeCheck(ctx, ctx.auth.use('member').getUserOrFail())
    return next()
  }
}
