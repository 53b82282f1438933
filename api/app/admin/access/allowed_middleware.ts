import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NotAllowed } from './admin_errors.js'
import { isAllowed } from './allowed.js'
import { policyOf } from './policies.js'

/** Refuses whom the policy of the call allows it at no brand; at which one is for the call itself (granted_brand.ts). */
export default class AllowedMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!(await isAllowed(ctx.auth.use('staff').getUserOrFail(), policyOf(ctx)))) throw new NotAllowed()
    return next()
  }
}
