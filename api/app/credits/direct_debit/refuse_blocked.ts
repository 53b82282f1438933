import { IbanBlocked, PhoneBlocked } from './direct_debit_errors.js'
import type { BlockedKind } from './payment_block.js'

/** @throws IbanBlocked PhoneBlocked */
export function refuseBlocked([kind]: BlockedKind[]): void {
  if (kind === 'iban') throw new IbanBlocked()
  if (kind === 'phone') throw new PhoneBlocked()
}
