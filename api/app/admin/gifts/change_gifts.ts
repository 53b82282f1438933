import { OfferChanged } from '#app/admin/access/admin_errors'
import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { changingManifest } from '#app/admin/changes/changing_manifest'
import { itemFaults } from '#app/admin/offers/item_faults'
import Gift from '#app/credits/gifts/gift'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { rowId } from '#app/http/validation/row_id'
import { currentManifest } from '#app/tenancy/manifests/export_manifest'
import type { WholeGift } from '#app/tenancy/manifests/manifest'
import { giftJsonSchema } from '#app/tenancy/manifests/manifest_schema'
import { storeGifts } from '#app/tenancy/manifests/storing/store_gifts'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { type GiftRow, giftRows } from './gift_row.js'

/** What a brand's members can give now, while nobody else changes it: as its manifest lists it, and as the console shows it. */
export interface Giving {
  gifts: WholeGift[]
  rows: GiftRow[]
}

/** A manifest lists no more. */
const MOST_GIFTS = 100

const faultsOfItem = itemFaults(giftJsonSchema)

/** Changes a brand's gifts as its manifest with the gifts that `change` returns would. @throws E_VALIDATION_ERROR for `changed` */
export async function changeGifts(
  brand: GrantedBrand,
  change: (giving: Giving) => Promise<{ gifts: WholeGift[]; changed?: WholeGift }>
): Promise<GiftRow[]> {
  const site = (await siteByTenantId(brand.tenant.id))!
  return changingManifest(brand, async () => {
    const { gifts: before } = (await currentManifest())!
    const { gifts, changed } = await change({ gifts: before, rows: await giftRows(site) })
    const faults = changed ? faultsOfItem(changed) : []
    if (faults.length > 0) throw fieldsRefused(faults)
    if (gifts.length > MOST_GIFTS) throw fieldRefused('picture', 'list_full')
    await storeGifts({ gifts })
    return giftRows(site)
  })
}

/** @throws NotFound; OfferChanged where it is another one by now */
export async function giftSeen(rows: GiftRow[], id: unknown, version: string): Promise<GiftRow> {
  const row = rows.find((one) => one.id === rowId(id))
  if (!row) throw (await Gift.find(rowId(id))) ? new OfferChanged() : new NotFound()
  if (row.version !== version) throw new OfferChanged()
  return row
}

/** What the log compares. */
export function giftFacts({ picture, names, credits }: WholeGift): object {
  return { picture, names, ...(credits !== undefined && { credits }) }
}
