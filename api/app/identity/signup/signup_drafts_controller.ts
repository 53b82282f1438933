import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import KeptSignup from './signup_draft.js'
import KeptSignupTransformer from './signup_draft_transformer.js'

/** `GET /api/signup-drafts/{token}`: what a partner said of whoever followed the link in the mail, to be finished. */
export default class KeptSignupsController {
  async show({ params, response, serialize }: HttpContext) {
    const kept = await KeptSignup.byToken(params.token)
    if (!kept || kept.isUsed || kept.isExpired) throw new NotFound()
    response.header('Cache-Control', 'no-store')
    return serialize({ draft: KeptSignupTransformer.transform(kept) })
  }
}
