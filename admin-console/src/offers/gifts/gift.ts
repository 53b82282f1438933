import type { Language } from '@manyhearts/locales/languages'

/** A gift as the API shows it. */
export interface Gift {
  id: string
  key: string
  picture: string
  /** The brand's own names. */
  names: Partial<Record<Language, string>>
  /** In each language of the brand's hosts. */
  shown_names: { language: Language; name: string; is_own: boolean }[]
  /** Its own price; null for the brand's price of gifts. */
  credits: number | null
  price: number
  on_sale: boolean
  version: string
}

export interface GiftList {
  /** What a gift costs that has no price of its own, in credits. */
  standard_price: number
  gifts: Gift[]
  /** The product's drawings in the brand's colours, as SVG. */
  pictures: { name: string; svg: string }[]
}
