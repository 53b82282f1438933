import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** `toEnrol`: also staff who have yet to set up a second factor. */
export default class StaffMiddleware {
  async handle({ auth }: HttpContext, next: NextFn, { toEnrol = false }: { toEnrol?: boolean } = {}) {
    const guard = auth.use('staff')
    await (toEnrol ? guard.authenticateToEnrol() : guard.authenticate())
    return next()
  }
}
