import type { HttpContext } from '@adonisjs/core/http'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { changeGifts, giftFacts, giftSeen } from './change_gifts.js'
import type { GiftRow } from './gift_row.js'
import { giftSaleValidator } from './gift_validator.js'

/** `PUT /api/tenants/:tenant_id/gifts/:id/sale`: whether a gift can be given. One that is shown again comes behind the others. */
export default class GiftSalesController {
  async update(ctx: HttpContext): Promise<{ gifts: GiftRow[] }> {
    const brand = await grantedBrand(ctx)
    const { on_sale: sells, version } = await ctx.request.validateUsing(giftSaleValidator, {
      data: ctx.request.body(),
    })
    const gifts = await changeGifts(brand, async ({ gifts: before, rows }) => {
      const { key, picture, names, credits, on_sale: isOffered } = await giftSeen(rows, ctx.params.id, version)
      if (isOffered === sells) throw new OfferChanged()
      const gift = { key, picture, names, ...(credits !== null && { credits }) }
      const action = sells ? 'gift_changed' : 'gift_hidden'
      const facts = sells ? { before: {}, after: giftFacts(gift) } : { before: giftFacts(gift), after: {} }
      await writeOfferEntry({ brand, action, level: 'gift', name: key, ...facts })
      return sells ? { gifts: [...before, gift], changed: gift } : { gifts: before.filter((one) => one.key !== key) }
    })
    return { gifts }
  }
}
