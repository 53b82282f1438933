import { type GiftFace, giftName } from './gift_face.js'
import { giftPicture } from './gift_picture.js'
import type { Site } from '#app/tenancy/sites/site'

/** A gift as the reader sees it; `picture` is an address at the brand's host. */
export interface ShownGift {
  id: string
  name: string
  picture: string
}

/** What is shown of a gift in the catalogue, with a message and on the statement. */
export function shownGift(gift: GiftFace, site: Site, language: string): ShownGift {
  return {
    id: gift.id,
    name: giftName(gift, language, site),
    picture: giftPicture(site, gift.picture)?.address ?? '',
  }
}
