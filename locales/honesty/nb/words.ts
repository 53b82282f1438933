/** Lists that the phrases name. */
export const WORDS: Record<string, string> = {}

/** Common words that are no slips of these. */
export const NO_SLIPS = ''
