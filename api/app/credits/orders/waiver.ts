import type Order from './order.js'

/**
 * When the text was written by which buyers ask for their credits at once (`credits:waiver`, in every language). A change of what it
 * says is another version.
 */
export const WAIVER_VERSION = '2026-11-25'

/**
 * Whether the right to withdraw ended for credits that were used: only if the buyer asked for that, knowing it, and it was confirmed by
 * mail (Directive 2011/83/EU, art. 14(4)(b), 16(m)).
 */
export function hasWaived({ waiverAt, waiverConfirmedAt }: Pick<Order, 'waiverAt' | 'waiverConfirmedAt'>): boolean {
  return waiverAt !== null && waiverConfirmedAt !== null
}
