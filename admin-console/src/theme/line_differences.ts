import { diffArrays } from 'diff'

export interface Line {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Texts with more changed lines are shown as removed and added, as comparing them would take long. */
const MOST_CHANGES = 500

export function lineDifferences(from: string, to: string): Line[] {
  const [before, after] = [from.split('\n'), to.split('\n')]
  const changes = diffArrays(before, after, { maxEditLength: MOST_CHANGES })
  if (!changes) return [...as('gone', before), ...as('new', after)]
  return changes.flatMap(({ added, removed, value }) => as(removed ? 'gone' : added ? 'new' : 'same', value))
}

function as(kind: Line['kind'], texts: string[]): Line[] {
  return texts.map((text) => ({ kind, text }))
}
