import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import SignupDraft from './signup_draft.js'
import SignupDraftTransformer from './signup_draft_transformer.js'

/** `GET /api/signup-drafts/{token}`: the data a partner provided, for the person who follows the mailed link. */
export default class SignupDraftsController {
  async show({ params, serialize }: HttpContext) {
    const kept = await SignupDraft.byToken(params.token)
    if (!kept || kept.isUsed || kept.isExpired) throw new NotFound()
    return serialize({ draft: SignupDraftTransformer.transform(kept) })
  }
}
