/** Why the desk hands a conversation to support, the most urgent first; `other` is said in words. */
export const FLAG_REASONS = ['self_harm', 'under_age', 'money', 'account', 'other'] as const

/** What support made of it. */
export const FLAG_OUTCOMES = ['helped', 'passed_on', 'not_needed'] as const

export type FlagReason = (typeof FLAG_REASONS)[number]

export type FlagOutcome = (typeof FLAG_OUTCOMES)[number]
