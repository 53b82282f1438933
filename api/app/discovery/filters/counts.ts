/** Counts are exact up to here; beyond it is "200+" (product.md §4). */
export const COUNTED = 200

/** How many a search finds. `numFictional` of `numResults` are fictional: counts never mix the two silently. */
export interface Counts {
  numResults: number
  /** Exact unless capped; then among the first, and never 0 where any fictional profile fits. */
  numFictional: number
  numResultsCapped: boolean
}

/** Counts of so many found, one more than is counted at most, of whom so many are fictional. */
export function countsOf(found: number, fictional: number): Counts {
  return {
    numResults: Math.min(found, COUNTED),
    numFictional: Math.min(fictional, COUNTED),
    numResultsCapped: found > COUNTED,
  }
}
