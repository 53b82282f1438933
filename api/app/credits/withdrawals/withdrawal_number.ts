import { randomInt } from 'node:crypto'

const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** Easy to read out. */
export function withdrawalNumber(): string {
  return `W-${Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')}`
}
