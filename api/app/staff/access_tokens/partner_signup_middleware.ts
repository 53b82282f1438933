import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { keepSignupOf } from '#app/identity/signup/store_signup_draft'
import { staffByAccessToken } from '#app/staff/access_tokens/staff_by_access_token'

/** The start of the header by which a script says who it is (RFC 6750 §2.1). */
const BEARER = /^Bearer ([\w-]{20,200})$/i

/**
 * Sign-up and a partner's draft share one path (product §3): a call with an access token of scope `signup` makes no member but
 * a draft, and answers 204. @throws AuthenticationRequired for a token that is not good for this
 */
export default class PartnerSignupMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const authorization = request.header('authorization')
    if (authorization === undefined) return next()
    const [, token = ''] = BEARER.exec(authorization) ?? []
    const staff = await staffByAccessToken(token, 'signup')
    if (!staff?.platformAdmin) throw new AuthenticationRequired()
    await keepSignupOf(ctx)
    return response.noContent()
  }
}
