import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { tryCode } from '#app/credits/discounts/try_code'
import { makeOffer, readOffer } from './offer.js'
import { showQuoteValidator } from './order_validator.js'
import QuoteTransformer from './quote_transformer.js'

/** `GET /api/quote`: what a member would pay for a package, with the code they typed or the time bonus. */
export default class QuotesController {
  async show(ctx: HttpContext) {
    const buyer = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    const { package_id: packageId, method, code = null } = await ctx.request.validateUsing(showQuoteValidator)
    const wanted = { buyer, site, packageId, method, code }
    const offer = await tryCode(site, buyer.id, code, async () => makeOffer(wanted, await readOffer(wanted)))
    return ctx.serialize({ quote: QuoteTransformer.transform(offer, site.settings.message_credits) })
  }
}
