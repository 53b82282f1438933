import { randomInt } from 'node:crypto'

/** Digits and capitals without those that are taken for one another. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** So many of 32 symbols by chance, each worth five bits: numbers and codes that are easy to read out and not found by counting. */
export function randomSymbols(length: number): string {
  return Array.from({ length }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
}
