import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import type { WholePackage } from '#app/tenancy/manifests/manifest'
import { changePackages, packageSeen } from './change_packages.js'
import type { PackageRow } from './package_row.js'
import { packageOrderValidator } from './package_validator.js'

/** `PUT /api/tenants/:tenant_id/package_order`: the order in which members of a country see its packages. */
export default class PackageOrdersController {
  async update(ctx: HttpContext): Promise<{ packages: PackageRow[] }> {
    const brand = await grantedBrand(ctx)
    const { country, ids } = await ctx.request.validateUsing(packageOrderValidator, { data: ctx.request.body() })
    const packages = await changePackages(brand, async (selling) => {
      const there = selling.rows.filter((one) => one.country === country && one.state !== 'ended')
      // Another one came or went meanwhile: its place would be anybody's guess.
      if (there.length !== ids.length) throw new OfferChanged()
      const places = new Map<WholePackage, number>()
      for (const [position, id] of ids.entries()) {
        const row = there.find((one) => one.id === id)
        if (!row) throw new OfferChanged()
        const [one] = await packageSeen(selling, id, row.version)
        places.set(one, position)
      }
      const shown = (order: readonly string[]) => ({
        order: order.map((id) => there.find((one) => one.id === id)!.credits).join(', '),
      })
      const before = shown(there.map(({ id }) => id))
      const entry = { action: 'package_changed', level: 'package', name: country } as const
      await writeOfferEntry({ brand, ...entry, before, after: shown(ids) })
      const ordered = selling.packages.map((one) => {
        const position = places.get(one)
        return position === undefined ? one : { ...one, position }
      })
      return { packages: ordered, changed: [] }
    })
    return { packages }
  }
}
