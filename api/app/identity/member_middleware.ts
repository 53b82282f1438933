import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Refuses visitors: what follows is for members. */
export default class MemberMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.use('member').authenticate()
    return next()
  }
}
