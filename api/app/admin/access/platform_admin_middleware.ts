import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import type { AccessTokenScope } from '#app/staff/access_tokens/access_token_scopes'
import { staffByAccessToken } from '#app/staff/access_tokens/staff_by_access_token'
import { NotAllowed } from './admin_errors.js'

/** RFC 6750 §2.1. */
const BEARER = /^Bearer ([\w-]{20,200})$/i

/** Admits platform admins by session, or scripts by a platform admin's token with the given scope: it acts as a platform admin only with `platform`. */
export default class PlatformAdminMiddleware {
  async handle({ auth, request }: HttpContext, next: NextFn, { scope }: { scope?: AccessTokenScope } = {}) {
    const guard = auth.use('staff')
    const authorization = request.header('authorization')
    if (scope && authorization !== undefined) {
      const [, token = ''] = BEARER.exec(authorization) ?? []
      const staff = await staffByAccessToken(token, scope)
      if (!staff) throw new AuthenticationRequired()
      if (!staff.platformAdmin) throw new NotAllowed()
      guard.actAs({ ...staff, platformAdmin: staff.scopes.includes('platform') })
    } else {
      const { platformAdmin } = await guard.authenticate()
      if (!platformAdmin) throw new NotAllowed()
    }
    return next()
  }
}
