/** The VAT within a gross amount, rounded once: gross × p / (100 + p). */
export function includedVat(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / (100 + percent))
}
