import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { refuseUnproven } from '#app/members/access/require_age_check'

/** What follows shows people: not to members who have to prove their age first. Stands behind the one that asks who is there. */
export default class OfAgeMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    refuseUnproven(ctx, ctx.auth.use('member').getUserOrFail())
    return next()
  }
}
