/** How many decimals amounts of a currency have (ISO 4217): 2 of EUR, 0 of JPY. */
export function currencyDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits!
}
