export const SHORTEST_REASON = 3

/** What a report or a sanction is about, the most serious first. */
export const REASONS = ['under_18', 'intimate', 'stolen', 'nudity', 'threat', 'money', 'fake', 'spam', 'other'] as const

export const MEASURES = ['removed', 'hidden', 'warned', 'suspended', 'banned', 'corrected'] as const

export type Measure = (typeof MEASURES)[number]

/** Of those that end by themselves. */
const TIMED: readonly Measure[] = ['hidden', 'suspended']

/** Days a suspension lasts unless staff say otherwise. */
const USUAL_DAYS = 7

/** What staff write about a report or a member: what they found, and what follows. */
export interface Finding {
  facts: string
  language: string
  measures: Measure[]
  ground: 'law' | 'terms'
  clause: string
  /** Null: until it is lifted. */
  days: number | null
}

export function noFinding(language: string): Finding {
  return { facts: '', language, measures: [], ground: 'terms', clause: '', days: null }
}

/** Chooses a measure or drops it; a suspension always has an end. */
export function toggled(finding: Finding, one: Measure): Finding {
  const measures = finding.measures.includes(one)
    ? finding.measures.filter((other) => other !== one)
    : [...finding.measures, one]
  return { ...finding, measures, days: one === 'suspended' ? (finding.days ?? USUAL_DAYS) : finding.days }
}

export function mayEnd({ measures }: Finding): boolean {
  return measures.some((one) => TIMED.includes(one))
}

export function isWhole({ facts, measures, clause }: Finding, reason: string): boolean {
  return (
    facts.trim() !== '' && reason.trim().length >= SHORTEST_REASON && (measures.length === 0 || clause.trim() !== '')
  )
}

/** What the API takes of it: a ground only with a measure, and an end only with one that may have it. */
export function foundOf(finding: Finding) {
  const { facts, language, measures, ground, clause, days } = finding
  return {
    facts,
    language,
    measures,
    ...(measures.length > 0 && { ground, clause }),
    ...(mayEnd(finding) && days !== null && { days }),
  }
}
