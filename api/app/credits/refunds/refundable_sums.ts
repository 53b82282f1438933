import type { UnusedPurchase } from './unused_purchases.js'

/** What unused bought credits come to, per currency; amounts in minor units. */
export function refundableSums(unused: readonly UnusedPurchase[]) {
  const sums = new Map<string, { credits: number; amount_minor: number; currency: string }>()
  for (const { credits, amountMinor, currency } of unused) {
    const sum = sums.get(currency) ?? { credits: 0, amount_minor: 0, currency }
    sums.set(currency, { ...sum, credits: sum.credits + credits, amount_minor: sum.amount_minor + amountMinor })
  }
  return [...sums.values()]
}
