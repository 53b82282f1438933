import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { readUnsubscribeToken } from '#app/notices/preferences/unsubscribe_token'
import Complaint from '#app/safety/complaint'
import Decision from '#app/safety/cases/decision'
import SignupDraft from '#app/identity/signup/signup_draft'
import PrivacyLink from '#app/identity/privacy/privacy_link'
import LinkToken from '#app/identity/tokens/link_token'
import TokenTransformer from './token_transformer.js'

/** `GET /api/tokens/{token}`: what a link from a mail is for; asking doesn't use it up, as mail scanners open every link. */
export default class TokensController {
  async show({ params, serialize }: HttpContext) {
    const link =
      readUnsubscribeToken(params.token)?.type ??
      (await LinkToken.byToken(params.token)) ??
      (await SignupDraft.byToken(params.token)) ??
      (await Complaint.byToken(params.token)) ??
      (await Decision.byToken(params.token)) ??
      (await PrivacyLink.byToken(params.token))
    if (!link) throw new NotFound()
    return serialize(TokenTransformer.transform(link))
  }
}
