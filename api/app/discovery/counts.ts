import type { Finding } from './finding.js'

/** Counts are exact up to here; beyond it is "200+" (product.md §4). */
export const COUNTED = 200

/** How many a search finds. `numFictional` of `numResults` are fictional: counts never mix the two silently. */
export interface Counts {
  numResults: number
  /** Among the first 200; never 0 where any fictional profile fits. */
  numFictional: number
  numResultsCapped: boolean
}

/** Counts up to one more than is counted; `hasFictional` tells of those beyond. */
export function countsOf(found: Finding[], hasFictional: boolean): Counts {
  const counted = found.slice(0, COUNTED)
  const numFictional = counted.filter(({ kind }) => kind === 'fictional').length
  return {
    numResults: counted.length,
    numFictional: Math.max(numFictional, hasFictional ? 1 : 0),
    numResultsCapped: found.length > COUNTED,
  }
}
