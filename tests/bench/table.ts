import type { Row } from './row.ts'

export function table(rows: Row[]): string {
  const groups = Map.groupBy(rows, ({ group }) => group)
  return [...groups].map(([group, own]) => `\n${group}\n${lines(own).join('\n')}`).join('\n')
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
  const widths = head.map((_, column) => Math.max(...[head, ...cells].map((line) => line[column]!.length)))
  return [head, ...cells].map((line) =>
    line
      .map((cell, column) => {
        const isWords = column === 0 || column === head.length - 1
        return isWords ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
      })
      .join('  ')
      .trimEnd()
  )
}

function number(value: number | undefined): string {
  if (value === undefined) return ''
  if (!Number.isFinite(value)) return '–'
  return Number.isInteger(value) || Math.abs(value) >= 1000 ? String(Math.round(value)) : value.toFixed(2)
}
