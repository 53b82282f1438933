import type { HttpContext } from '@adonisjs/core/http'
import { unsubscribe } from './unsubscribe.js'

/** Ends one type of mails by the link in each of them; one-click requests (RFC 8058) bring no cookie or marker. */
export default class UnsubscriptionsController {
  async store({ params, response }: HttpContext) {
    await unsubscribe(params.token)
    return response.noContent()
  }
}
