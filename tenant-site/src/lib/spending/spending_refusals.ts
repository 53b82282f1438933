/** Why nothing is bought or spent though there is money: a member's own limits, their pause, or a claim. */
const SPENDING_REFUSALS = [
  'spending_limit_reached',
  'spending_limit_currency',
  'spending_paused',
  'spending_blocked',
] as const

export type SpendingRefusal = (typeof SPENDING_REFUSALS)[number]

export function isSpendingRefusal(code: string | null): code is SpendingRefusal {
  return SPENDING_REFUSALS.some((one) => one === code)
}
