import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

export default class StaffMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    await auth.use('staff').authenticate()
    return next()
  }
}
