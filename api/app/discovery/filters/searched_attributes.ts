/** The fields of a profile that are one word each and may be searched by, named as in the address. */
export const SEARCHED_WORDS = [
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
  'reason',
] as const

/** One of them. */
export type SearchedWord = (typeof SEARCHED_WORDS)[number]
