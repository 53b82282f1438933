import type { HttpContext } from '@adonisjs/core/http'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { siteOf } from '#app/tenancy/sites/site_of'
import PackageTransformer from '#app/credits/packages/package_transformer'
import { packagesOnSale } from '#app/credits/packages/packages_on_sale'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import SavedMethod from '#app/credits/saved_methods/saved_method'
import SavedMethodTransformer from '#app/credits/saved_methods/saved_method_transformer'

/** `GET /api/repeat-order`: what a member bought last, at today's price, and what they may pay with in one step. */
export default class RepeatOrdersController {
  async show(ctx: HttpContext) {
    const { id, profile } = ctx.auth.use('member').getUserOrFail()
    const site = siteOf(ctx)
    const [packages, bought, methods] = await pipeline([
      () => packagesOnSale(site, profile.country),
      () => lastBought(id),
      () =>
        SavedMethod.query().where('member_id', id).where('gateway', gatewayOf(site).key).orderBy('saved_at', 'desc'),
    ])
    const again = packages.find(({ key }) => key === bought)
    return ctx.serialize({
      package: again ? PackageTransformer.transform(again, site.settings.message_credits, packages) : null,
      has_bought: bought !== undefined,
      saved_methods: SavedMethodTransformer.transform(methods),
    })
  }
}

/** The key of the package: another package of that key may be sold today. */
async function lastBought(memberId: string): Promise<string | undefined> {
  const [row] = await tenantRows<{ key: string }>(
    `select key from app.orders
     join app.credit_packages packages on packages.tenant_id = orders.tenant_id and packages.id = orders.package_id
     where orders.tenant_id = (select sec.tenant_id()) and orders.member_id = ? and status = 'completed'
     order by orders.id desc limit 1`,
    [memberId]
  )
  return row?.key
}
