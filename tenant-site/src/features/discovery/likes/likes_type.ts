const TYPES = ['received', 'given', 'matches'] as const

/** The lists of likes, as their addresses name them (`/likes/{type}`). */
export type LikesType = (typeof TYPES)[number]

export function isLikesType(type: string | undefined): type is LikesType {
  return TYPES.includes(type as LikesType)
}
