export const SEARCHED_ATTRIBUTES = [
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
  'reason',
] as const

export type SearchedAttribute = (typeof SEARCHED_ATTRIBUTES)[number]
