/** The currencies of the countries served, and what a package may cost at most, in whole units: about a thousand euros. More is a slip. */
export const DEAREST_PACKAGES: Record<string, number> = {
  ARS: 2_000_000,
  AUD: 2_000,
  CAD: 2_000,
  CHF: 1_000,
  CLP: 1_000_000,
  COP: 5_000_000,
  DKK: 7_500,
  EUR: 1_000,
  GBP: 1_000,
  MXN: 20_000,
  NOK: 12_000,
  NZD: 2_000,
  PLN: 4_500,
  SEK: 12_000,
  USD: 1_000,
}
