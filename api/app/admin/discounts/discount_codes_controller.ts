import type { HttpContext } from '@adonisjs/core/http'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { discountCodes, type DiscountCodeRow } from '#app/admin/resources/payments/discount_codes'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { fieldRefused } from '#app/http/validation/field_refused'
import { storeDiscountCode } from '#app/tenancy/manifests/storing/store_discount_codes'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { timeZoneOf } from '#app/tenancy/sites/time_zone_of'
import { createDiscountCodeValidator } from './discount_validator.js'
import { wholeCode } from './whole_code.js'

/** `POST /api/tenants/:tenant_id/discount_codes`: a code for everybody. */
export default class DiscountCodesController {
  async store(ctx: HttpContext): Promise<DiscountCodeRow> {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createDiscountCodeValidator, { data: ctx.request.body() })
    const made = await changingManifest(brand, async () => {
      const whole = await wholeCode(said, await timeZoneOf(brand.tenant))
      const taken = 'select from app.discount_codes where tenant_id = (select sec.tenant_id()) and code = ?'
      if ((await tenantRows(taken, [whole.code])).length > 0) throw fieldRefused('code', 'code_taken')
      await storeDiscountCode(whole, brand.staff.id)
      const { code: name, ...after } = whole
      await writeOfferEntry({ brand, action: 'discount_code_changed', level: 'discount', name, before: {}, after })
      return discountCodeRow(brand, name)
    })
    ctx.response.status(201)
    return made
  }
}

/** As lists show it. */
async function discountCodeRow({ staff }: GrantedBrand, code: string): Promise<DiscountCodeRow> {
  const [made] = await tenantRows<{ id: string }>(
    'select id::text from app.discount_codes where tenant_id = (select sec.tenant_id()) and code = ?',
    [code]
  )
  return discountCodes.shown((await readRow({ staff, roles: rolesToSee('discount_codes') }, discountCodes, made!.id))!)
}
