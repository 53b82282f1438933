import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { keepPresentLimits } from './change_guard.js'
import SpendingGuardTransformer from './spending_guard_transformer.js'
import { viewGuard } from './view_guard.js'

/** `DELETE /api/spending-guard/looser`: what was to become looser stays as it is. */
export default class LooserLimitsController {
  async destroy(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    await keepPresentLimits(member.id)
    return ctx.serialize({ spending_guard: SpendingGuardTransformer.transform(await viewGuard(member, siteOf(ctx))) })
  }
}
