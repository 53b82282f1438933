import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { storePartnerSignup } from '#app/identity/signup/store_signup_draft'
import { staffByAccessToken } from '#app/staff/access_tokens/staff_by_access_token'

/** RFC 6750 §2.1. */
const BEARER = /^Bearer ([\w-]{20,200})$/i

/** With an access token of this scope, a sign-up stores a draft instead (product §3). @throws AuthenticationRequired */
export default class PartnerSignupMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { scope }: { scope: 'signup' }) {
    const { request, response } = ctx
    const authorization = request.header('authorization')
    if (authorization === undefined) return next()
    const [, token = ''] = BEARER.exec(authorization) ?? []
    const staff = await staffByAccessToken(token, scope)
    if (!staff?.platformAdmin) throw new AuthenticationRequired()
    await storePartnerSignup(ctx)
    return response.noContent()
  }
}
