/** What members write about themselves in their own words. */
export const TEXT_FIELDS = ['name', 'about_me'] as const

export type TextField = (typeof TEXT_FIELDS)[number]

export const TEXT_STATES = ['held', 'published', 'refused', 'replaced'] as const

export type TextState = (typeof TEXT_STATES)[number]

/** Why staff don't publish a text. */
export const TEXT_REFUSALS = ['contact', 'scam', 'advertising', 'offensive', 'other'] as const

export type TextRefusal = (typeof TEXT_REFUSALS)[number]

/** A decision is late after these. */
export const TEXT_LATE_HOURS = 24

/** For how long a decision can be undone; until then its member is told of no refusal. */
export const TEXT_UNDO_MINUTES = 10
