import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { isStopping } from '#app/http/stopping'
import { askLikeAPage } from '#app/tenancy/context/ask_like_a_page'

/** Liveness and readiness (started and not about to stop), for load balancers on any host. */
export default class HealthController {
  live() {
    return { status: 'live' as const }
  }

  async ready({ response }: HttpContext) {
    try {
      if (!app.isReady || app.isTerminating || isStopping()) throw new Error('not started, or about to stop')
      await askLikeAPage()
      return { status: 'ready' as const }
    } catch {
      response.status(503).header('Retry-After', '2')
      return { status: 'not_ready' as const }
    }
  }
}
