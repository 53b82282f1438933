import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import PrivacyRequest from './privacy_request.js'
import PrivacyRequestTransformer from './privacy_request_transformer.js'
import { privacyRequestValidator } from './privacy_request_validator.js'
import { requestPrivacy } from './request_privacy.js'

/** The newest; somebody may ask ten times a day, and once for each kind until it is answered. */
const MOST_LISTED = 50

/** `/api/privacy-requests`: what the member asked about their data, and until when it is answered. */
export default class PrivacyRequestsController {
  /** Their own, the newest first. */
  async index({ auth, serialize }: HttpContext) {
    const { id } = auth.use('member').getUserOrFail()
    const own = await PrivacyRequest.query().where('member_id', id).orderBy('id', 'desc').limit(MOST_LISTED)
    return serialize({ privacy_requests: PrivacyRequestTransformer.transform(own) })
  }

  /** Answers 200 with the open request of the same kind, if there is one. */
  async store(ctx: HttpContext) {
    const { kind, words = '' } = await ctx.request.validateUsing(privacyRequestValidator, { data: ctx.request.body() })
    const { request, isNew } = await requestPrivacy(siteOf(ctx), ctx.auth.use('member').getUserOrFail(), {
      kind,
      words,
    })
    ctx.response.status(isNew ? 201 : 200)
    return ctx.serialize({ privacy_request: PrivacyRequestTransformer.transform(request) })
  }
}
