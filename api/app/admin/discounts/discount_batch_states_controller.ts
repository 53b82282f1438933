import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changeBatchState } from '#app/admin/offers/change_batch_state'
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
    return changeBatchState(brand, {
      name,
      stopped,
      read: async () => (await discountBatches(await timeZoneOf(brand.tenant), name))[0],
      write: () =>
        tenantRows(
          'update app.discount_codes set status = ? where tenant_id = (select sec.tenant_id()) and batch = ? and member_id is null',
          [stopped ? 'inactive' : 'active', name]
        ),
      logged: { action: 'discount_code_changed', level: 'discount' },
    })
  }
}
