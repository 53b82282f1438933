import type { HttpContext } from '@adonisjs/core/http'
import { siteBundle } from './site_bundle.js'

/** `GET /sw-push.js` (specification §7): the service worker for push; browsers look for a newer one each time. */
export default class ServiceWorkerController {
  async show({ response }: HttpContext) {
    const { worker } = await siteBundle()
    return response
      .header('Content-Type', 'text/javascript; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(await worker())
  }
}
