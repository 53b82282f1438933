/** The word of `safety:case.measures` for what a decision did: a text of a profile that staff didn't publish was never there to be removed. */
export function measureWord<Measure extends string>(subjectKind: string, measure: Measure): Measure | 'withheld' {
  return subjectKind === 'text' && measure === 'removed' ? 'withheld' : measure
}
