import { pipeline } from '#app/tenancy/context/pipeline'
import type { HttpContext } from '@adonisjs/core/http'
import { isRowId } from '#app/http/validation/row_id'
import { siteOf } from '#app/tenancy/sites/site_of'
import { buyersCurrency } from '#app/tenancy/sites/message_prices'
import Order from '#app/credits/orders/order'
import OrderTransformer from '#app/credits/orders/order_transformer'
import { monthSpent } from './month_spent.js'
import { statement } from './statement.js'
import StatementLineTransformer from './statement_line_transformer.js'

/** The newest: an order that isn’t paid ends by itself. */
const MOST_UNPAID = 20

/** `GET /api/transactions`: the member's ledger and unpaid orders, with this month's total and the share spent on fictional profiles. */
export default class TransactionsController {
  async index(ctx: HttpContext) {
    const member = ctx.auth.use('member').getUserOrFail()
    const { id, profile } = member
    const site = siteOf(ctx)
    const { before } = ctx.request.qs()
    const currency = buyersCurrency(site, profile.country)
    const [month, { lines, next }, unpaid] = await pipeline([
      () => monthSpent(id, site.timeZone, currency),
      () => statement(member, isRowId(before) ? before : null),
      () =>
        Order.query().where('member_id', id).whereRaw(`status = 'pending'`).orderBy('id', 'desc').limit(MOST_UNPAID),
    ])
    return ctx.serialize({
      month: {
        spent_minor: month.spentMinor,
        currency,
        credits: month.credits,
        fictional_share_percent: month.fictionalSharePercent,
      },
      unpaid_orders: OrderTransformer.transform(unpaid, site),
      entries: StatementLineTransformer.transform(lines, site, ctx.language),
      next,
    })
  }
}
