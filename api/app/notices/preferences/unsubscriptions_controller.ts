import type { HttpContext } from '@adonisjs/core/http'
import { unsubscribe } from './unsubscribe.js'

/**
 * Ends the mails of one type by the link that stands in each of them. Asked by the link's own page, and at the link itself by
 * mail programs (one-click, RFC 8058), which bring no cookie and no marker: the link is the proof.
 */
export default class UnsubscriptionsController {
  async store({ params, response }: HttpContext) {
    await unsubscribe(params.token)
    return response.noContent()
  }
}
