import { GIFT_NAMES, type GiftPicture } from '@manyhearts/locales/gift_names'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import type { Site } from '#app/tenancy/sites/site'

/** What a gift is called and how it looks, as queries read it beside a message (`giftFace`). */
export interface GiftFace {
  id: string
  names: Record<string, string>
  picture: string
}

/** SQL of a row of `app.gifts` as JSON, null without one. */
export function giftFace(gifts: string): string {
  return `case when ${gifts}.id is not null then
    jsonb_build_object('id', ${gifts}.id::text, 'names', ${gifts}.names, 'picture', ${gifts}.picture) end`
}

/** The brand's own name of a gift, else the product's name of its picture. */
export function giftName(
  { names, picture }: Pick<GiftFace, 'names' | 'picture'>,
  language: string,
  site: Pick<Site, 'language'>
): string {
  return inLanguage(names, language, site.language) || GIFT_NAMES[picture as GiftPicture][language as 'en']
}
