import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { changeGifts } from './change_gifts.js'
import type { GiftRow } from './gift_row.js'
import { giftOrderValidator } from './gift_validator.js'

/** `PUT /api/tenants/:tenant_id/gift_order`: the order in which members see gifts. */
export default class GiftOrdersController {
  async update(ctx: HttpContext): Promise<{ gifts: GiftRow[] }> {
    const brand = await grantedBrand(ctx)
    const { ids } = await ctx.request.validateUsing(giftOrderValidator, { data: ctx.request.body() })
    const gifts = await changeGifts(brand, async ({ gifts: before, rows }) => {
      const offered = rows.filter((one) => one.on_sale)
      // Another one came or went meanwhile: its place would be anybody's guess.
      if (offered.length !== ids.length) throw new OfferChanged()
      const keys = ids.map((id) => {
        const row = offered.find((one) => one.id === id)
        if (!row) throw new OfferChanged()
        return row.key
      })
      const facts = { before: { order: before.map(({ key }) => key).join(', ') }, after: { order: keys.join(', ') } }
      await writeOfferEntry({ brand, action: 'gift_changed', level: 'gift', name: '', ...facts })
      return { gifts: before.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key)) }
    })
    return { gifts }
  }
}
