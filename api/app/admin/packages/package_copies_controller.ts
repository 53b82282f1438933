import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { fieldRefused } from '#app/http/validation/field_refused'
import type { WholePackage } from '#app/tenancy/manifests/manifest'
import { changePackages, newKey, packageFacts, packageName } from './change_packages.js'
import type { PackageRow } from './package_row.js'
import { packageCopyValidator } from './package_validator.js'
import { refuseUnservedCountries } from './refuse_unserved_countries.js'
import { salesPlaces } from './sales_place.js'

/** `POST /api/tenants/:tenant_id/package_copies`: what one country is offered, in another one with the same currency. */
export default class PackageCopiesController {
  async store(ctx: HttpContext): Promise<{ packages: PackageRow[] }> {
    const brand = await grantedBrand(ctx)
    const { from, to } = await ctx.request.validateUsing(packageCopyValidator, { data: ctx.request.body() })
    if (from === to) throw fieldRefused('to', 'same_country')
    const packages = await changePackages(brand, async ({ packages: sold, rows }) => {
      await refuseUnservedCountries({ to })
      const copied = sold.filter(({ country }) => country === from)
      if (copied.length === 0) throw fieldRefused('from', 'no_packages')
      const { currency } = (await salesPlaces()).find(({ country }) => country === to)!
      // The same figures in another currency would be other prices.
      if (copied.some((one) => one.currency !== currency)) throw fieldRefused('to', 'other_currency')
      if (sold.some(({ country }) => country === to)) throw fieldRefused('to', 'has_packages')
      const made: WholePackage[] = []
      for (const one of copied) made.push({ ...one, country: to, key: newKey(rows, made, to, one.credits) })
      for (const one of made) {
        const [name, after] = [packageName(one), packageFacts(one)]
        await writeOfferEntry({ brand, action: 'package_changed', level: 'package', name, before: {}, after })
      }
      return { packages: [...sold, ...made], changed: made }
    })
    ctx.response.status(201)
    return { packages }
  }
}
