import type { HttpContext } from '@adonisjs/core/http'
import { idempotencyKey } from '#app/http/idempotency_key'
import { isRowId } from '#app/http/validation/row_id'
import { countryOfAddress } from '#app/tenancy/hosts/country_of_address'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { tryCode } from '#app/credits/discounts/try_code'
import { createOrder } from './create_order.js'
import { openCheckout } from './open_checkout.js'
import Order from '#app/credits/orders/order'
import { orderOfVisit } from '#app/credits/orders/order_of_visit'
import OrderTransformer from '#app/credits/orders/order_transformer'
import { createOrderValidator } from './order_validator.js'
import { settlePendingOrder } from '#app/credits/orders/outcomes/settle_pending_order'

const PAGE_LENGTH = 100

/** A member's purchases. The gateway is called between transactions, so these routes open their own. */
export default class OrdersController {
  /** Newest first; `next` is the `before` of the page behind. */
  async index(ctx: HttpContext) {
    const { id } = ctx.auth.use('member').getUserOrFail()
    const { before } = ctx.request.qs()
    const orders = await Order.query()
      .where('member_id', id)
      .if(isRowId(before), (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(PAGE_LENGTH + 1)
    const shown = orders.slice(0, PAGE_LENGTH)
    return ctx.serialize({
      orders: OrderTransformer.transform(shown, siteOf(ctx)),
      next: orders.length > PAGE_LENGTH ? shown.at(-1)!.id : null,
    })
  }

  async store(ctx: HttpContext) {
    const arrivedAt = performance.now()
    const { auth, request, response, serialize } = ctx
    const site = siteOf(ctx)
    const order = await asTenant(site, async () => {
      const buyer = await auth.use('member').authenticate()
      const key = idempotencyKey(ctx)
      const {
        package_id: packageId,
        method,
        code = null,
        saved_method_id: savedMethodId = null,
        // What is kept stays kept: some gateways give a new token with each payment.
        save_method: savesMethod = savedMethodId !== null,
        price_minor,
        currency,
      } = await request.validateUsing(createOrderValidator)
      const ipCountry = countryOfAddress(request.ip())
      return tryCode(site, buyer.id, code, () =>
        createOrder({
          buyer,
          site,
          packageId,
          method,
          code,
          savesMethod,
          savedMethodId,
          seen: { price_minor, currency },
          key,
          arrivedAt,
          ipCountry,
        })
      )
    })
    const opened = await openCheckout(order, site, ctx.language)
    response.status(201)
    return serialize({ order: OrderTransformer.transform(opened, site), redirect_url: opened.checkoutUrl! })
  }

  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    const find = () => asTenant(site, () => orderOfVisit(ctx), { readOnly: true })
    const order = await find()
    const current = (await settlePendingOrder(order, site)) ? await find() : order
    return ctx.serialize({ order: OrderTransformer.transform(current, site) })
  }
}
