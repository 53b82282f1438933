import type { HttpContext } from '@adonisjs/core/http'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { orderNumbered } from './order_numbered.js'
import { type RefundCalculation, refundCalculation } from './refund_calculation.js'

/** `GET /api/tenants/:tenant_id/orders/:number/refund`: what an order may give back. */
export default class RefundCalculationsController {
  async show(ctx: HttpContext): Promise<RefundCalculation> {
    const { tenant } = await grantedBrand(ctx)
    const site = (await siteByTenantId(tenant.id))!
    const calculate = async () => refundCalculation(site, await orderNumbered(ctx.params.number))
    return asTenant(tenant, calculate, { connection: 'staff' })
  }
}
