import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other; every bank takes them (EPC217-08). */
const SYMBOLS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUPS = 4
const GROUP = 4

/** The unique mandate reference, e.g. `M-7K2P-QXWD-93TF-ABCD`: 35 characters at most, and the same for no two mandates of a creditor. */
export function mandateReference(): string {
  const group = () => Array.from({ length: GROUP }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('')
  return ['M', ...Array.from({ length: GROUPS }, group)].join('-')
}
