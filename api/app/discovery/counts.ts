/** Counts are exact up to here; beyond it is "200+" (product.md §4). */
export const COUNTED = 200

/** How many a search finds. `numFictional` of `numResults` are fictional: counts never mix the two silently. */
export interface Counts {
  numResults: number
  /** Exact unless capped; then among the first, and never 0 where any fictional profile fits. */
  numFictional: number
  numResultsCapped: boolean
}

/** Counts as any row of a first page tells them; without a row there is nobody. */
export function countsOf(row: { $extras: Record<string, any> } | undefined): Counts {
  const { found = 0, fictional = 0, has_fictional: hasFictional = false } = row?.$extras ?? {}
  return {
    numResults: Math.min(Number(found), COUNTED),
    numFictional: Math.min(Math.max(Number(fictional), hasFictional ? 1 : 0), COUNTED),
    numResultsCapped: Number(found) > COUNTED,
  }
}
