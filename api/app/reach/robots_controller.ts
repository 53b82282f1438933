import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { robotsText } from './robots_text.js'

/** `GET /robots.txt`: what robots may fetch on a brand's domain; answered in every state of the brand. */
export default class RobotsController {
  show(ctx: HttpContext) {
    return ctx.response
      .header('Content-Type', 'text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=600')
      .send(robotsText(siteOf(ctx)))
  }
}
