export const PHOTO_REFUSALS = [
  'not_you',
  'explicit',
  'contact',
  'minor',
  'quality',
  'rights',
  'intimate',
  'other',
] as const

export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number]
