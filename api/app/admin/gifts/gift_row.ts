import { LANGUAGES, type Language } from '@manyhearts/locales/languages'
import { rowVersion } from '#app/admin/changes/row_version'
import Gift from '#app/credits/gifts/gift'
import { giftName } from '#app/credits/gifts/gift_face'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** What a gift is called for members who read a language; `is_own` where the brand wrote it in that language. */
export interface ShownName {
  language: Language
  name: string
  is_own: boolean
}

/** A gift as the console shows it. */
export interface GiftRow {
  id: string
  key: string
  picture: string
  /** The brand's own names by language. */
  names: Partial<Record<Language, string>>
  /** In each language of the brand's hosts. */
  shown_names: ShownName[]
  /** Its own price; null for the brand's price of gifts. */
  credits: number | null
  /** What it costs. */
  price: number
  on_sale: boolean
  version: string
}

/** Those that can be given in the order of members, then the last of each that can't any more. */
export async function giftRows(site: Site): Promise<GiftRow[]> {
  const all = await Gift.query().orderBy('position').orderBy('id')
  const languages = await languagesOfHosts()
  const offered = all.filter((one) => one.isOffered)
  const hidden = [...Map.groupBy(all, ({ key }) => key).values()].flatMap((ofKey) => {
    const last = ofKey.reduce((latest, one) => (one.startsAt > latest.startsAt ? one : latest))
    return ofKey.some((one) => one.isOffered) ? [] : [last]
  })
  return [...offered, ...hidden].map((gift) => giftRow(gift, site, languages))
}

async function languagesOfHosts(): Promise<Language[]> {
  const rows = await tenantRows<{ language: string }>(
    `select distinct left(language, 2) as language from global.domains where tenant_id = (select sec.tenant_id())`
  )
  return LANGUAGES.filter((language) => rows.some((one) => one.language === language))
}

function giftRow(gift: Gift, site: Site, languages: Language[]): GiftRow {
  const { id, key, picture, names, credits, isOffered } = gift
  return {
    id,
    key,
    picture,
    names,
    shown_names: languages.map((language) => ({
      language,
      name: giftName(gift, language, site),
      is_own: Object.hasOwn(names as object, language),
    })),
    credits,
    price: gift.priceAt(site),
    on_sale: isOffered,
    version: rowVersion([id, isOffered]),
  }
}
