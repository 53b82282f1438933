import type { HttpContext } from '@adonisjs/core/http'
import { sendCached } from '#app/tenancy/sites/send_cached'
import { interestsIn } from './interests.js'

/** `GET /api/interests.php` (specification §7): the interests to choose from, in the visitor’s language. */
export default class InterestsController {
  async index(ctx: HttpContext) {
    const interests = await interestsIn(ctx.language)
    ctx.response.header('Cache-Control', 'private, max-age=3600').vary('Cookie')
    return sendCached(ctx, interests)
  }
}
