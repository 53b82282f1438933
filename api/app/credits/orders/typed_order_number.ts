const LETTERS = 6

/** An order's number however somebody wrote it: without the R, in small letters, with spaces or another dash. */
export function typedOrderNumber(typed: string): string {
  const signs = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return `R-${signs.length > LETTERS && signs.startsWith('R') ? signs.slice(1) : signs}`
}
