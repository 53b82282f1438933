import type { HttpContext } from '@adonisjs/core/http'
import { GIFT_PICTURES } from '@manyhearts/locales/gift_names'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { OfferChanged } from '#app/admin/access/admin_errors'
import { writeOfferEntry } from '#app/admin/offers/write_offer_entry'
import { giftPicture } from '#app/credits/gifts/gift_picture'
import type { WholeGift } from '#app/tenancy/manifests/manifest'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { changeGifts, giftFacts, giftSeen } from './change_gifts.js'
import { type GiftRow, giftRows } from './gift_row.js'
import { createGiftValidator, updateGiftValidator } from './gift_validator.js'

export interface GiftList {
  /** What a gift costs that has no price of its own, in credits. */
  standard_price: number
  gifts: GiftRow[]
  /** The product's drawings in the brand's colours, as SVG. */
  pictures: { name: string; svg: string }[]
}

/** `/api/tenants/:tenant_id/gifts`: what members of a brand can give. */
export default class GiftsController {
  async index(ctx: HttpContext): Promise<GiftList> {
    const { tenant } = await grantedBrand(ctx)
    const site = (await siteByTenantId(tenant.id))!
    const gifts = await asTenant(tenant, () => giftRows(site), { connection: 'staff', readOnly: true })
    return {
      standard_price: site.settings.gift_credits,
      gifts,
      pictures: GIFT_PICTURES.map((name) => ({ name, svg: giftPicture(site, name)!.svg })),
    }
  }

  async store(ctx: HttpContext): Promise<{ gifts: GiftRow[] }> {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createGiftValidator, { data: ctx.request.body() })
    const gifts = await changeGifts(brand, async ({ gifts: before, rows }) => {
      const made = { key: newKey(rows, said.picture), ...asListed(said) }
      const entry = { action: 'gift_changed', level: 'gift', name: made.key } as const
      await writeOfferEntry({ brand, ...entry, before: {}, after: giftFacts(made) })
      return { gifts: [...before, made], changed: made }
    })
    ctx.response.status(201)
    return { gifts }
  }

  /** What was given stays as it was: a changed gift is a new one with the same key and place. */
  async update(ctx: HttpContext): Promise<{ gifts: GiftRow[] }> {
    const brand = await grantedBrand(ctx)
    const { version, ...said } = await ctx.request.validateUsing(updateGiftValidator, { data: ctx.request.body() })
    const gifts = await changeGifts(brand, async ({ gifts: before, rows }) => {
      const { key, on_sale: isOffered } = await giftSeen(rows, ctx.params.id, version)
      if (!isOffered) throw new OfferChanged()
      const after = { key, ...asListed(said) }
      const facts = { before: giftFacts(before.find((one) => one.key === key)!), after: giftFacts(after) }
      await writeOfferEntry({ brand, action: 'gift_changed', level: 'gift', name: key, ...facts })
      return { gifts: before.map((one) => (one.key === key ? after : one)), changed: after }
    })
    return { gifts }
  }
}

interface Said {
  picture: string
  names: Record<string, string | undefined>
  credits: number | null
}

/** Without the names that were left empty. */
function asListed({ picture, names, credits }: Said): Omit<WholeGift, 'key'> {
  const written = Object.entries(names).filter(([, name]) => name)
  return { picture, names: Object.fromEntries(written), ...(credits !== null && { credits }) }
}

function newKey(rows: readonly GiftRow[], picture: string): string {
  let key = picture
  for (let at = 2; rows.some((one) => one.key === key); at++) key = `${picture}-${at}`
  return key
}
