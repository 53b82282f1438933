import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { insertDiscountCodes } from '#app/credits/discounts/make_discount_codes'
import { fieldRefused } from '#app/http/validation/field_refused'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { timeZoneOf } from '#app/tenancy/sites/time_zone_of'
import { type DiscountBatchRow, discountBatches } from './discount_batch_row.js'
import { createDiscountBatchValidator } from './discount_validator.js'
import { wholeCode } from './whole_code.js'

/** Passes the rules for codes, which are made when all else is right. */
const ANY_CODE = 'GET-UNIQUE'

/** `/api/tenants/:tenant_id/discount_batches`: unique codes, for one order each. */
export default class DiscountBatchesController {
  async index(ctx: HttpContext): Promise<{ time_zone: string; batches: DiscountBatchRow[] }> {
    const { tenant } = await grantedBrand(ctx)
    const read = async () => {
      const zone = await timeZoneOf(tenant)
      return { time_zone: zone, batches: await discountBatches(zone) }
    }
    return asTenant(tenant, read, { connection: 'staff', readOnly: true })
  }

  /** Whoever asks twice is told that the name is taken, and has the codes once. */
  async store(ctx: HttpContext): Promise<DiscountBatchRow> {
    const brand = await grantedBrand(ctx)
    const { name, count, ...terms } = await ctx.request.validateUsing(createDiscountBatchValidator, {
      data: ctx.request.body(),
    })
    const made = await changingManifest(brand, async () => {
      const zone = await timeZoneOf(brand.tenant)
      const whole = await wholeCode({ ...terms, code: ANY_CODE, validity: 'once', usage_limit: null }, zone)
      if ((await discountBatches(zone, name)).length > 0) throw fieldRefused('name', 'name_taken')
      await insertDiscountCodes(
        {
          name,
          count,
          percent: whole.value_percentage,
          starts: whole.starts_at ?? null,
          expires: whole.expires_at ?? null,
          country: whole.country ?? null,
          currency: whole.currency ?? null,
          minimumMinor: whole.minimum_order_value ?? null,
          methods: whole.payment_methods,
        },
        brand.staff.id
      )
      return (await discountBatches(zone, name))[0]!
    })
    ctx.response.status(201)
    return made
  }
}
