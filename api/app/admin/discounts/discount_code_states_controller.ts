import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { discountCodes, type DiscountCodeRow } from '#app/admin/resources/payments/discount_codes'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { discountStateValidator } from './discount_validator.js'

/** `PUT /api/tenants/:tenant_id/discount_codes/:id/state`: whether a code is stopped, so that orders can't use it. */
export default class DiscountCodeStatesController {
  async update(ctx: HttpContext): Promise<DiscountCodeRow> {
    const brand = await grantedBrand(ctx)
    const { stopped, version } = await ctx.request.validateUsing(discountStateValidator, { data: ctx.request.body() })
    return changingManifest(brand, async () => {
      const before = await rowOf(brand, rowId(ctx.params.id))
      const isStopped = before.state === 'stopped'
      if (before.version !== version || isStopped === stopped) throw new OfferChanged()
      await tenantRows(
        'update app.discount_codes set status = ? where tenant_id = (select sec.tenant_id()) and id = ?',
        [stopped ? 'inactive' : 'active', before.id]
      )
      const after = await rowOf(brand, before.id)
      await writeOfferEntry({
        brand,
        action: 'discount_code_changed',
        level: 'discount',
        name: before.code,
        before: { state: before.state },
        after: { state: after.state },
      })
      return after
    })
  }
}

/** @throws NotFound */
async function rowOf({ staff }: GrantedBrand, id: string): Promise<DiscountCodeRow> {
  const row = await readRow({ staff, roles: rolesToSee('discount_codes') }, discountCodes, id)
  if (!row) throw new NotFound()
  return discountCodes.shown(row)
}
