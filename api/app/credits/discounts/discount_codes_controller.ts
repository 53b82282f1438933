import type { HttpContext } from '@adonisjs/core/http'
import { databaseTime } from '#app/tenancy/context/database_time'
import { pipeline } from '#app/tenancy/context/pipeline'
import { siteOf } from '#app/tenancy/sites/site_of'
import { usable } from './choose_discount.js'
import DiscountCodeTransformer from './discount_code_transformer.js'
import { showDiscountCodeValidator } from './discount_code_validator.js'
import { discountsFor } from './discounts_for.js'
import { TIME_BONUS } from './time_bonus.js'
import { tryCode } from './try_code.js'

/**
 * `GET /api/discountcode.php` (specification §7): a code, or the time bonus, as the member who asks may use it. `server_time` lets a
 * device whose clock is wrong count down right.
 */
export default class DiscountCodesController {
  async show(ctx: HttpContext) {
    const { id: memberId } = ctx.auth.use('member').getUserOrFail()
    const { code: typed } = await ctx.request.validateUsing(showDiscountCodeValidator, { data: ctx.request.qs() })
    const [found, now] = await tryCode(siteOf(ctx), memberId, typed, async () => {
      const [discounts, time] = await pipeline([() => discountsFor({ memberId, code: typed }), databaseTime])
      return [usable(discounts, typed ?? TIME_BONUS.code), time] as const
    })
    return ctx.serialize({
      discountcode: DiscountCodeTransformer.transform(found),
      server_time: now.toUTC().toISO()!,
    })
  }
}
