/** Nobody has to give one. Staff look at every buyer who did not know that a profile was fictional. */
export const WITHDRAWAL_REASONS = ['changed_mind', 'did_not_know_fictional', 'mistake', 'other'] as const

export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]
