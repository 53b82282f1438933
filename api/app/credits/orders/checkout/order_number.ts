import { randomSymbols } from '#app/http/random_symbols'

const LENGTH = 6

/** Easy to read out, impossible to guess by counting. */
export function orderNumber(): string {
  return `R-${randomSymbols(LENGTH)}`
}
