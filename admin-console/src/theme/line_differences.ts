export interface Line {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Above this many pairs of lines the middle is shown as removed and added without comparing it. */
const MOST_PAIRS = 4_000_000

/** Line diff by longest common subsequence. */
export function lineDifferences(from: string, to: string): Line[] {
  const [before, after] = [from.split('\n'), to.split('\n')]
  let begin = 0
  while (begin < Math.min(before.length, after.length) && before[begin] === after[begin]) begin++
  let end = 0
  const rest = Math.min(before.length, after.length) - begin
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end++
  return [
    ...as('same', before.slice(0, begin)),
    ...middle(before.slice(begin, before.length - end), after.slice(begin, after.length - end)),
    ...as('same', before.slice(before.length - end)),
  ]
}

function middle(before: string[], after: string[]): Line[] {
  if (before.length * after.length > MOST_PAIRS) return [...as('gone', before), ...as('new', after)]
  const common = commonLengths(before, after)
  const lines: Line[] = []
  let [one, other] = [0, 0]
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) {
      lines.push({ kind: 'same', text: before[one]! })
      one++
      other++
    } else if (common[one + 1]![other]! >= common[one]![other + 1]!) lines.push({ kind: 'gone', text: before[one++]! })
    else lines.push({ kind: 'new', text: after[other++]! })
  }
  return [...lines, ...as('gone', before.slice(one)), ...as('new', after.slice(other))]
}

/** Length of the longest common subsequence from each pair of positions on. */
function commonLengths(before: string[], after: string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      table[one]![other] =
        before[one] === after[other]
          ? table[one + 1]![other + 1]! + 1
          : Math.max(table[one + 1]![other]!, table[one]![other + 1]!)
  return table
}

function as(kind: Line['kind'], texts: string[]): Line[] {
  return texts.map((text) => ({ kind, text }))
}
