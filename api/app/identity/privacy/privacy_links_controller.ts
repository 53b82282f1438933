import type { HttpContext } from '@adonisjs/core/http'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { networkOf } from '#app/http/limits/network_of'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import PrivacyLink from './privacy_link.js'
import PrivacyLinkTransformer from './privacy_link_transformer.js'
import PrivacyRequest from './privacy_request.js'
import { privacyLinkValidator } from './privacy_request_validator.js'
import { provePrivacyLink } from './prove_privacy_link.js'
import { requestPrivacyByEmail } from './request_privacy_by_email.js'

const PER_NETWORK = 20

/** `/api/privacy-request-links`: what people ask about their data without a log-in, by a mailed link. */
export default class PrivacyLinksController {
  /** The answer is the same for every address. */
  async store(ctx: HttpContext) {
    const { request, response, language } = ctx
    const { words = '', ...asked } = await request.validateUsing(privacyLinkValidator, { data: request.body() })
    const site = siteOf(ctx)
    await limited(limitKey(site, 'privacy-link', networkOf(request.ip())), PER_NETWORK, '1 hour')
    await requestPrivacyByEmail(site, { ...asked, words }, language)
    return response.noContent()
  }

  /** What the link is about, and how that stands once it was pressed. */
  async show({ params, serialize }: HttpContext) {
    const link = await PrivacyLink.byToken(params.token)
    if (!link || link.isExpired) throw new TokenInvalid()
    const request = link.requestId ? await PrivacyRequest.findOrFail(link.requestId) : null
    return serialize({ privacy_request: PrivacyLinkTransformer.transform({ link, request }) })
  }

  /** Proves the address, and with it enters the request in the register. */
  async update({ params, serialize }: HttpContext) {
    const request = await provePrivacyLink(params.token)
    const link = (await PrivacyLink.byToken(params.token))!
    return serialize({ privacy_request: PrivacyLinkTransformer.transform({ link, request }) })
  }
}
