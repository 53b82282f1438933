/** The texts' files: one per word of the product, `site` for what surrounds every page, `errors` for refusals. */
export const WORDS = [
  'site',
  'errors',
  'identity',
  'members',
  'discovery',
  'chat',
  'credits',
  'safety',
  'notices',
  'reach',
] as const

export type Word = (typeof WORDS)[number]

/** The texts of one word: keys, nested where they belong together. */
export interface Texts {
  [key: string]: string | Texts
}
