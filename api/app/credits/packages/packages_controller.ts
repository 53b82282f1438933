import type { HttpContext } from '@adonisjs/core/http'
import { chooseCountry } from '#app/tenancy/hosts/choose_country'
import { countryOfVisitor } from '#app/tenancy/hosts/country_of_visitor'
import { pipeline } from '#app/tenancy/context/pipeline'
import { priceHeld } from '#app/credits/ledger/price_held'
import { siteOf } from '#app/tenancy/sites/site_of'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { translationsIn } from '#app/http/translations'
import { chooseDiscount } from '#app/credits/discounts/choose_discount'
import DiscountCodeTransformer from '#app/credits/discounts/discount_code_transformer'
import { discountsFor } from '#app/credits/discounts/discounts_for'
import type CreditPackage from './credit_package.js'
import { methodsOffered } from '#app/credits/payments/methods_offered'
import { vatRate } from '#app/credits/vat/vat_rate'
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
    const country = guard.user?.profile.country ?? chooseCountry(ctx) ?? countryOfVisitor(ctx) ?? site.country
    const [packages, held, vat, discounts] = await pipeline([
      () => packagesOnSale(site, country),
      () => (guard.user ? priceHeld(guard.user.id, site.settings.message_credits) : null),
      () => vatRate(site.company, country),
      () => (guard.user ? discountsFor({ memberId: guard.user.id }) : []),
    ])
    const discountOf = ({ priceMinor, currency }: CreditPackage) =>
      chooseDiscount(discounts, null, { country, priceMinor, currency })
    const [discount = null] = packages.flatMap((one) => discountOf(one) ?? [])
    const t = translationsIn(wordingOf(site, ctx.language), 'credits')
    return serialize({
      packages: PackageTransformer.transform(packages, site.settings.message_credits, packages, discountOf),
      discount: discount && DiscountCodeTransformer.transform(discount),
      held_price: held && { least_minor: held.minor, most_minor: held.minor, currency: held.currency },
      methods: methodsOffered(site, { country, currency: packages[0]?.currency ?? '' }).map(
        ({ key, minMinor, maxMinor, canBeSaved = false }) => ({
          key,
          name: t(`methods.${key}`),
          min_minor: minMinor ?? null,
          max_minor: maxMinor ?? null,
          can_be_saved: canBeSaved,
        })
      ),
      /** Within the prices; 0 where none is due. */
      vat_percent: vat.percent,
      statement_descriptor: statementDescriptor(site.company),
    })
  }
}
