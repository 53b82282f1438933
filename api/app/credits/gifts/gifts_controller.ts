import type { HttpContext } from '@adonisjs/core/http'
import { paidPrice } from '#app/credits/ledger/paid_price'
import { siteOf } from '#app/tenancy/sites/site_of'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import Gift from './gift.js'
import GiftTransformer from './gift_transformer.js'

/** `GET /api/gifts`: what a member can give, with names in their language and prices in credits and money. */
export default class GiftsController {
  async index(ctx: HttpContext) {
    const { id: memberId, profile } = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    const gifts = await tenantModels(
      Gift,
      `select gifts.*, ${paidPrice(':memberId', 'coalesce(gifts.credits, :giftCredits)')} as paid_price from app.gifts
       where gifts.tenant_id = (select sec.tenant_id()) and gifts.ends_at is null order by position, gifts.id`,
      { memberId, giftCredits: site.settings.gift_credits }
    )
    const reader = { site, language: ctx.language, country: profile.country }
    return ctx.serialize({ gifts: GiftTransformer.transform(gifts, reader) })
  }
}
