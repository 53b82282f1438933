import type { HttpContext } from '@adonisjs/core/http'
import { giveGoodwill } from '#app/credits/refunds/goodwill'
import { idempotencyKey } from '#app/http/idempotency_key'
import Refund from '#app/credits/refunds/refund'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { orderNumbered } from './order_numbered.js'
import { refundRow } from './refund_row.js'
import { createRefundValidator } from './refund_validator.js'
import { writeRefundEntry } from './write_refund_entry.js'

/** `POST /api/tenants/:tenant_id/orders/:number/refunds`: gives money back out of goodwill; above the brand's limit it waits for a second person. */
export default class GoodwillRefundsController {
  async store(ctx: HttpContext) {
    const { staff, tenant } = await grantedBrand(ctx)
    const key = idempotencyKey(ctx)
    const { amount_minor: amountMinor, reason } = await ctx.request.validateUsing(createRefundValidator, {
      data: ctx.request.body(),
    })
    const site = (await siteByTenantId(tenant.id))!
    const give = async () => {
      const { id: orderId } = await orderNumbered(ctx.params.number)
      const given = await giveGoodwill(site, { orderId, amountMinor, reason, askedBy: staff.id, key })
      const refund = await Refund.findOrFail(given.refund.id)
      if (!given.replayed) await writeRefundEntry(refund, { staff, tenant, action: 'refund_given' })
      return refundRow(refund)
    }
    const refund = await asTenant(tenant, give, { connection: 'staff' })
    ctx.response.status(201)
    return { refund }
  }
}
