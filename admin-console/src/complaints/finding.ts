import type { Measure } from '#console/complaints/complaint.ts'

export const SHORTEST_REASON = 3

/** What staff write about a report: what they found, and what follows. */
export interface Finding {
  facts: string
  language: string
  measures: Measure[]
  ground: 'law' | 'terms'
  clause: string
}

export function noFinding(language: string): Finding {
  return { facts: '', language, measures: [], ground: 'terms', clause: '' }
}

/** What the API takes of it: a ground only with a measure. */
export function foundOf({ ground, clause, ...finding }: Finding) {
  return finding.measures.length > 0 ? { ...finding, ground, clause } : finding
}
