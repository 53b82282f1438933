import { randomInt } from 'node:crypto'

/** Without those that are taken for one another. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12

/** Easy to read out, and one of 2⁶⁰, so that nobody finds one by trying. */
export function newCode(prefix: string): string {
  return `${prefix}-${Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')}`
}
