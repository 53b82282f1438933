import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Requires a member; with `asks` the controller authenticates itself, along with its other queries. */
export default class MemberMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, { asks = false }: { asks?: boolean } = {}) {
    if (!asks) await auth.use('member').authenticate()
    return next()
  }
}
