import { randomInt } from 'node:crypto'

const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** Easy to read out, impossible to guess by counting. */
export function orderNumber(): string {
  return `R-${Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')}`
}
