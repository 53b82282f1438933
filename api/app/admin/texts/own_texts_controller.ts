import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { changeOwnText } from './change_own_text.js'
import { ownTextPlace, writtenWording } from './own_text_place.js'
import { ownTexts, type OwnTexts } from './own_text_rows.js'
import { ownTextValidator } from './own_text_validator.js'

/** `/api/tenants/:tenant_id/own_texts/:wording`: what a brand says in its own words, in a language (`de`) or its formal form (`de-formal`). */
export default class OwnTextsController {
  /** Every text of the product in it, with the brand's own. */
  async index(ctx: HttpContext): Promise<OwnTexts> {
    const { tenant } = await grantedBrand(ctx)
    const wording = writtenWording(ctx.params.wording)
    return asTenant(tenant, () => ownTexts(wording), { connection: 'staff', readOnly: true })
  }

  /** Says one text in the brand's own words, or the product's again. Visitors read it within a second. */
  async update(ctx: HttpContext): Promise<{ own: string | null }> {
    const brand = await grantedBrand(ctx)
    const place = ownTextPlace(ctx.params)
    const wanted = await ctx.request.validateUsing(ownTextValidator, { data: ctx.request.body() })
    return changingManifest(brand, () => changeOwnText(brand, place, wanted))
  }
}
