import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'

/** Liveness and readiness (started and not about to stop), for load balancers on any host. */
export default class HealthController {
  live() {
    return { status: 'live' as const }
  }

  async ready({ response }: HttpContext) {
    try {
      if (!app.isReady || app.isTerminating) throw new Error('not started, or about to stop')
      await db.connection('separate').rawQuery('select 1')
      return { status: 'ready' as const }
    } catch {
      response.status(503).header('Retry-After', '2')
      return { status: 'not_ready' as const }
    }
  }
}
