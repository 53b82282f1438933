import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { DiscountCodeNotFound } from '#app/credits/ledger/credits_errors'
import { deletionDiscount, giveDeletionDiscount } from './deletion_discount.js'
import DeletionDiscountTransformer from './deletion_discount_transformer.js'

/** `/api/deletion-discount`: whether a leaving member is offered a discount, and the code once they want it. */
export default class DeletionDiscountsController {
  async show(ctx: HttpContext) {
    const offered = await deletionDiscount(ctx.auth.use('member').getUserOrFail(), siteOf(ctx))
    return ctx.serialize({ deletion_discount: offered && DeletionDiscountTransformer.transform(offered) })
  }

  async store(ctx: HttpContext) {
    const given = await giveDeletionDiscount(ctx.auth.use('member').getUserOrFail(), siteOf(ctx))
    if (!given) throw new DiscountCodeNotFound()
    ctx.response.status(201)
    return ctx.serialize({ deletion_discount: DeletionDiscountTransformer.transform(given) })
  }
}
