/** Calls whose answers are prices for this member, which a discount's beginning or end changes. */
export const PRICES = new Set<unknown>(['packages.index', 'quotes.show'])
