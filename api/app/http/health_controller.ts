import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'

/** Whether this process lives, and whether it can serve; asked by load balancers on any host. */
export default class HealthController {
  live() {
    return { status: 'live' }
  }

  async ready({ response }: HttpContext) {
    try {
      await db.connection('asides').rawQuery('select 1')
      return { status: 'ready' }
    } catch {
      return response.status(503).header('Retry-After', '2').json({ status: 'not_ready' })
    }
  }
}
