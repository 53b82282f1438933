/** Digits at a time that a number holds exactly, with two of the remainder before them. */
const DIGITS_AT_ONCE = /\d{1,13}/g

/**
 * Whether a SEPA creditor identifier has the check digits of its country and national number (ISO 7064, mod 97-10); the three signs
 * between them are the creditor's own to choose and don't count (EPC262-08).
 */
export function hasCreditorCheckDigits(creditorId: string): boolean {
  const checked = creditorId.slice(7) + creditorId.slice(0, 4)
  const digits = checked.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))
  return digits.match(DIGITS_AT_ONCE)!.reduce((rest, some) => Number(`${rest}${some}`) % 97, 0) === 1
}
