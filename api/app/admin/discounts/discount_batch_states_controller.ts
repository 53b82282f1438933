import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { NotFound } from '#app/http/http_errors'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { timeZoneOf } from '#app/tenancy/sites/time_zone_of'
import { type DiscountBatchRow, discountBatches } from './discount_batch_row.js'
import { discountBatchStateValidator } from './discount_validator.js'

/**
 * `PUT /api/tenants/:tenant_id/discount_batches/:name/state`: stops all codes that were made under a name, or resumes them, those too
 * that were stopped one by one.
 */
export default class DiscountBatchStatesController {
  async update(ctx: HttpContext): Promise<DiscountBatchRow> {
    const brand = await grantedBrand(ctx)
    const { stopped } = await ctx.request.validateUsing(discountBatchStateValidator, { data: ctx.request.body() })
    const name = String(ctx.params.name)
    return changingManifest(brand, async () => {
      const zone = await timeZoneOf(brand.tenant)
      const [before] = await discountBatches(zone, name)
      if (!before) throw new NotFound()
      const wasStopped = before.stopped === before.count
      if (wasStopped === stopped) throw new OfferChanged()
      await tenantRows(
        'update app.discount_codes set status = ? where tenant_id = (select sec.tenant_id()) and batch = ? and member_id is null',
        [stopped ? 'inactive' : 'active', name]
      )
      await writeOfferEntry({
        brand,
        action: 'discount_code_changed',
        level: 'discount',
        name,
        before: { state: wasStopped ? 'stopped' : 'running' },
        after: { state: stopped ? 'stopped' : 'running' },
      })
      return (await discountBatches(zone, name))[0]!
    })
  }
}
