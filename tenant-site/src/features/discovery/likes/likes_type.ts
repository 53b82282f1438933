const TYPES = ['received', 'given', 'matches'] as const

/** As in the URL: `/likes/{type}`. */
export type LikesType = (typeof TYPES)[number]

export function isLikesType(type: string | undefined): type is LikesType {
  return TYPES.includes(type as LikesType)
}
