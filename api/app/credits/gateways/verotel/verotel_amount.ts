/** All currencies Verotel sells in have two decimals. */
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/

/** `nnn.nn`, as FlexPay wants amounts. */
export function verotelAmount(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Minor units of what Verotel writes. Null for anything but a plain amount. */
export function minorOf(amount: string): number | null {
  const [, whole, decimals = ''] = AMOUNT.exec(amount) ?? []
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0'))
}
