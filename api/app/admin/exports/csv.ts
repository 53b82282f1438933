/** What a cell holds. */
export type Cell = string | number | boolean | null | undefined

/** By this Excel knows UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Text that spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/

const QUOTED = /[",\r\n]|^\s|\s$/

/** A line of RFC 4180. Text that begins like a formula is led by an apostrophe; numbers stay numbers. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
