import { randomSymbols } from '#app/http/random_symbols'

const LENGTH = 8

/** Easy to read out. */
export function withdrawalNumber(): string {
  return `W-${randomSymbols(LENGTH)}`
}
