import { randomSymbols } from '#app/http/random_symbols'

const GROUPS = 4
const GROUP = 4

/**
 * The unique mandate reference, e.g. `M-7K2P-QXWD-93TF-ABCD`, of characters every bank takes (EPC217-08): 35 at most, and the same for no
 * two mandates of a creditor.
 */
export function mandateReference(): string {
  return ['M', ...Array.from({ length: GROUPS }, () => randomSymbols(GROUP))].join('-')
}
