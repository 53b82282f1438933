import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import type { WholePackage } from '#app/tenancy/manifests/manifest'
import {
  changePackages,
  lastPlace,
  packageFacts,
  packageName,
  packageSeen,
  rowSeen,
  type Selling,
} from './change_packages.js'
import type { PackageRow } from './package_row.js'
import { packageSaleValidator } from './package_validator.js'

/** `PUT /api/tenants/:tenant_id/packages/:id/sale`: whether a package is sold. */
export default class PackageSalesController {
  async update(ctx: HttpContext): Promise<{ packages: PackageRow[] }> {
    const brand = await grantedBrand(ctx)
    const { on_sale: sells, version } = await ctx.request.validateUsing(packageSaleValidator, {
      data: ctx.request.body(),
    })
    const { id } = ctx.params
    const packages = await changePackages(brand, async (selling) =>
      sells
        ? broughtBack(brand, selling, await rowSeen(selling.rows, id, version))
        : retired(brand, selling, id, version)
    )
    return { packages }
  }
}

async function retired(brand: GrantedBrand, selling: Selling, id: unknown, version: string) {
  const [ended] = await packageSeen(selling, id, version)
  const [name, before] = [packageName(ended), packageFacts(ended)]
  await writeOfferEntry({ brand, action: 'package_retired', level: 'package', name, before, after: {} })
  return { packages: selling.packages.filter((one) => one !== ended), changed: [] }
}

/** As it was sold last, from now on and without an end. @throws OfferChanged where it is sold already */
async function broughtBack(brand: GrantedBrand, { packages }: Selling, { state, key, country, ...row }: PackageRow) {
  if (state !== 'ended') throw new OfferChanged()
  const { credits, bonus_credits, price_minor, currency, recommended } = row
  const offer = { key, country, credits, bonus_credits, price_minor, currency, recommended }
  const again: WholePackage = { ...offer, starts: '', ends: '', ...lastPlace(packages, country) }
  const [name, after] = [packageName(again), packageFacts(again)]
  await writeOfferEntry({ brand, action: 'package_changed', level: 'package', name, before: {}, after })
  return { packages: [...packages, again], changed: [again] }
}
