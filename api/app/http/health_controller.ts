import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { isStopping } from '#app/http/stopping'
import { askLikeAPage } from '#app/tenancy/context/ask_like_a_page'
import { ADMIN_HOST, requestHost } from '#app/tenancy/hosts/hosts'
import { siteByHost } from '#app/tenancy/sites/site_directory'

/** What proxies ask, on any host: liveness, readiness (started and not about to stop), and which hosts are served. */
export default class HealthController {
  /** Whether a certificate may be asked for: the host is a brand's, in any state, or the console's. */
  async host({ request }: HttpContext) {
    const { domain } = request.qs()
    const host = requestHost(['host', typeof domain === 'string' ? domain : ''])
    if (!host || !(host === ADMIN_HOST || (await siteByHost(host)))) throw new NotFound()
    return { status: 'served' as const }
  }

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
