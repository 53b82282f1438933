import type { HttpContext } from '@adonisjs/core/http'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { siteOf } from '#app/tenancy/sites/site_of'
import { translationsIn } from '#app/http/translations'
import { bestValue } from './best_value.js'
import { gatewayOf } from '#app/credits/payments/gateway_of'
import PackageTransformer from './package_transformer.js'
import { packagesOnSale } from './packages_on_sale.js'
import { statementDescriptor } from '#app/credits/payments/statement_descriptor'

/** `GET /api/packages`: credit packages for members and, on /pricing, for everyone. */
export default class PackagesController {
  async index(ctx: HttpContext) {
    const { auth, serialize } = ctx
    const site = siteOf(ctx)
    const guard = auth.use('member')
    await guard.check()
    const packages = await packagesOnSale(site, guard.user?.profile.country ?? chooseCountry(ctx) ?? site.country)
    const t = translationsIn(ctx.language, 'credits')
    return serialize({
      packages: PackageTransformer.transform(packages, site.settings.message_credits, bestValue(packages)),
      methods: gatewayOf(site).capabilities.methods.map((key) => ({ key, name: t(`methods.${key}`) })),
      statement_descriptor: statementDescriptor(site.company),
    })
  }
}
