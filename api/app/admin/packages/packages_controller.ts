import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { timeZoneOf } from '#app/tenancy/sites/time_zone_of'
import { changePackages, lastPlace, newKey, packageFacts, packageName, packageSeen } from './change_packages.js'
import { packageRows, type PackageRow } from './package_row.js'
import { createPackageValidator, updatePackageValidator } from './package_validator.js'
import { refuseUnservedCountries } from './refuse_unserved_countries.js'
import { salesPlaces, type SalesPlace } from './sales_place.js'

export interface PackageList {
  time_zone: string
  places: SalesPlace[]
  packages: PackageRow[]
}

/** `/api/tenants/:tenant_id/packages`: what credits cost in each country of a brand. */
export default class PackagesController {
  async index(ctx: HttpContext): Promise<PackageList> {
    const { tenant } = await grantedBrand(ctx)
    const read = async () => {
      const zone = await timeZoneOf(tenant)
      return { time_zone: zone, places: await salesPlaces(), packages: await packageRows(zone) }
    }
    return asTenant(tenant, read, { connection: 'staff', readOnly: true })
  }

  async store(ctx: HttpContext): Promise<{ packages: PackageRow[] }> {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createPackageValidator, { data: ctx.request.body() })
    const packages = await changePackages(brand, async ({ packages: sold, rows }) => {
      await refuseUnservedCountries({ country: said.country })
      const made = {
        ...said,
        key: newKey(rows, sold, said.country, said.credits),
        starts: said.starts ?? '',
        ends: said.ends ?? '',
        ...lastPlace(sold, said.country),
      }
      const [name, after] = [packageName(made), packageFacts(made)]
      await writeOfferEntry({ brand, action: 'package_changed', level: 'package', name, before: {}, after })
      return { packages: [...sold, made], changed: [made] }
    })
    ctx.response.status(201)
    return { packages }
  }

  /** What was sold stays as it was: with another price or other credits it is a new package with the same key. */
  async update(ctx: HttpContext): Promise<{ packages: PackageRow[] }> {
    const brand = await grantedBrand(ctx)
    const { version, ...said } = await ctx.request.validateUsing(updatePackageValidator, { data: ctx.request.body() })
    const packages = await changePackages(brand, async (selling) => {
      const [before, row] = await packageSeen(selling, ctx.params.id, version)
      const starts = row.state === 'planned' ? (said.starts ?? '') : ''
      const after = { ...before, ...said, starts, ends: said.ends ?? '' }
      await writeOfferEntry({
        brand,
        action: 'package_changed',
        level: 'package',
        name: packageName(before),
        before: packageFacts(before),
        after: packageFacts(after),
      })
      return { packages: selling.packages.map((one) => (one === before ? after : one)), changed: [after] }
    })
    return { packages }
  }
}
