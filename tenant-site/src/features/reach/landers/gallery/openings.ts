/** Questions to begin with, one at each frame. */
export const OPENINGS = ['book', 'window', 'smell', 'detour', 'dish', 'small'] as const

export type Opening = (typeof OPENINGS)[number]
