import { randomSymbols } from '#app/http/random_symbols'

const LENGTH = 12

/** Easy to read out, and one of 2⁶⁰, so that nobody finds one by trying. */
export function newCode(prefix: string): string {
  return `${prefix}-${randomSymbols(LENGTH)}`
}
