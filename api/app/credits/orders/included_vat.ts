export function includedVat(amountMinor: number, percent: number): number {
  return Math.round((amountMinor * percent) / (100 + percent))
}
