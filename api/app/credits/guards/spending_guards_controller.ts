import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { buyersCurrency } from '#app/tenancy/sites/message_prices'
import { changeGuard } from './change_guard.js'
import { pauseEnd } from './pause_end.js'
import SpendingGuardTransformer from './spending_guard_transformer.js'
import { updateGuardValidator } from './spending_guard_validator.js'
import { viewGuard } from './view_guard.js'

/** `/api/spending-guard`: the limits and the pause members set themselves (product.md §6). */
export default class SpendingGuardsController {
  async show(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    return ctx.serialize({ spending_guard: SpendingGuardTransformer.transform(await viewGuard(member, siteOf(ctx))) })
  }

  async update(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    const { pause, ...limits } = await ctx.request.validateUsing(updateGuardValidator)
    await changeGuard(member.id, {
      currency: buyersCurrency(site, member.profile.country),
      dayMinor: limits.day_minor,
      weekMinor: limits.week_minor,
      monthMinor: limits.month_minor,
      pausedUntil: typeof pause === 'string' ? pauseEnd(pause, site.timeZone) : pause,
    })
    return ctx.serialize({ spending_guard: SpendingGuardTransformer.transform(await viewGuard(member, site)) })
  }
}
