import type { HttpContext } from '@adonisjs/core/http'
import { sendKept } from '#app/tenancy/sites/send_kept'
import { interestsIn } from './interests.js'

/** `GET /api/interests.php` (specification §7). */
export default class InterestsController {
  async index(ctx: HttpContext) {
    const interests = await interestsIn(ctx.language)
    // The language stands in a cookie; another cookie is another answer.
    ctx.response.header('Cache-Control', 'private, max-age=3600').vary('Cookie')
    return sendKept(ctx, interests)
  }
}
