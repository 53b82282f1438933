import type { Row } from './row.ts'

/** Rows by group; what was refused stands below, as it wasn't measured. */
export function table(rows: Row[]): string {
  const groups = Map.groupBy(
    rows.filter(({ refusal }) => refusal === undefined),
    ({ group }) => group
  )
  const tables = [...groups].map(([group, own]) => `\n${group}\n${lines(own).join('\n')}`)
  const refused = rows.flatMap(({ what, refusal }) => (refusal === undefined ? [] : [`${what}: ${refusal}`]))
  return [...tables, ...(refused.length > 0 ? [`\nnot measured, as refused\n${refused.join('\n')}`] : [])].join('\n')
}

/** Two runs side by side, each figure of both: what an earlier one measured, this one, and by how much it changed. */
export function comparison(rows: Row[], earlier: Row[]): string {
  const keyOf = ({ group, what }: Row) => `${group}: ${what}`
  const before = new Map(earlier.map((row) => [keyOf(row), row]))
  const cells = rows.flatMap((row) => {
    const then = before.get(keyOf(row))
    const pairs: [name: string, then: number | undefined, now: number | undefined][] = [
      ...Object.entries(row.figures).map(([name, now]): [string, number | undefined, number] => [
        name,
        then?.figures[name],
        now,
      ]),
      ['ratio', then?.ratio, row.ratio],
    ]
    return pairs.flatMap(([name, one, other]) =>
      one === undefined || other === undefined
        ? []
        : [[keyOf(row), name, number(one), number(other), one === 0 ? '' : `× ${(other / one).toFixed(2)}`]]
    )
  })
  return aligned([['', 'figure', 'before', 'now', ''], ...cells], [0, 1]).join('\n')
}

function lines(rows: Row[]): string[] {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))]
  const head = ['', ...names, 'ratio', 'goal']
  const cells = rows.map(({ what, figures, ratio, goal, note }) => [
    what,
    ...names.map((name) => number(figures[name])),
    number(ratio),
    [goal, note].filter(Boolean).join(' · '),
  ])
  return aligned([head, ...cells], [0, head.length - 1])
}

/** Columns of words begin alike, those of numbers end alike. */
function aligned(rows: string[][], words: number[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (words.includes(column) ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd()
  )
}

function number(value: number | undefined): string {
  if (value === undefined) return ''
  if (!Number.isFinite(value)) return '–'
  return Number.isInteger(value) || Math.abs(value) >= 1000 ? String(Math.round(value)) : value.toFixed(2)
}
