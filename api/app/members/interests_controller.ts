import type { HttpContext } from '@adonisjs/core/http'
import { interestsIn } from './interests.js'

/** `GET /api/interests.php` (specification §7). */
export default class InterestsController {
  async index({ response, language }: HttpContext) {
    const interests = await interestsIn(language)
    // The language stands in a cookie; another cookie is another answer.
    response.header('Cache-Control', 'private, max-age=3600').vary('Cookie')
    return interests
  }
}
