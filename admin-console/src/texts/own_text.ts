import type { FixedReason } from '@manyhearts/locales/fixed_texts'
import type { WrittenWording } from '@manyhearts/locales/own_texts'

/** A text of the product with what the brand says instead. */
export interface OwnText {
  /** Such as `site:nav.search`. */
  name: string
  product: string
  own: string | null
  /** What the brand says in the plain form of the language, where the formal form has no text of its own. */
  plain: string | null
  fixed: FixedReason | null
}

export interface OwnTextList {
  /** Each with the number of texts in the brand's own words. */
  wordings: { wording: WrittenWording; own: number }[]
  texts: OwnText[]
}

/** What visitors read there. */
export function saidText({ own, plain, product }: OwnText): string {
  return own ?? plain ?? product
}
