import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Refuses visitors: what follows is for members. A controller that `asks` does it itself, along with what else it looks up. */
export default class MemberMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, { asks = false }: { asks?: boolean } = {}) {
    if (!asks) await auth.use('member').authenticate()
    return next()
  }
}
