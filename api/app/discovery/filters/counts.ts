/** Counts are exact up to here; above, the site shows "200+" (product.md §4). */
export const COUNTED = 200

/** `numFictional` of `numResults` are fictional: counts never mix the two silently. */
export interface Counts {
  numResults: number
  /** Exact unless capped; then it counts those among the first, but is never 0 if any fictional profile matches. */
  numFictional: number
  numResultsCapped: boolean
}

export function countsOf(found: number, fictional: number): Counts {
  return {
    numResults: Math.min(found, COUNTED),
    numFictional: Math.min(fictional, COUNTED),
    numResultsCapped: found > COUNTED,
  }
}
