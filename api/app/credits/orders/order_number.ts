import { randomInt } from 'node:crypto'

/** Letters and digits nobody mistakes for each other on the telephone. */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** A number for an order that people can read out and strangers can't count up to. */
export function orderNumber(): string {
  return `R-${Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')}`
}
