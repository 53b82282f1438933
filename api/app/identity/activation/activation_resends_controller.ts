import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { limited } from '#app/http/limits/limited'
import { limitKey } from '#app/http/limits/limit_key'
import { startActivation } from './start_activation.js'

const PER_HOUR = 3

/** `POST /api/activation/resend`: sends the activation e-mail again; does nothing once activated. */
export default class ActivationResendsController {
  async store(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    if (!member.isActivated) {
      await limited(limitKey(site, 'activation-resend', member.id), PER_HOUR, '1 hour')
      await startActivation(site, member)
    }
    return ctx.response.noContent()
  }
}
