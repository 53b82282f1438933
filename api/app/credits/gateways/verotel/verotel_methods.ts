import type { OfferedMethod, PaymentMethod } from '../gateway.js'

/** FlexPay 4, "Sale currencies"; złoty are not among them. */
const CURRENCIES = 'USD EUR GBP AUD CAD CHF DKK NOK SEK'.split(' ')

/** Where DDEU is available (FlexPay 4, parameter `paymentMethod`). */
const DEBIT_COUNTRIES = 'DE AT CH BE IT NL ES FR'.split(' ')

/** A debit's bank answers after days, and an unauthorised one may be taken back for thirteen months (SEPA core rulebook). */
const DEBIT_PATIENCE_HOURS = 14 * 24
const DEBIT_REVERSIBLE_DAYS = 396

export const VEROTEL_METHODS: readonly OfferedMethod[] = [
  { key: 'card', currencies: CURRENCIES, canBeSaved: true, patienceHours: 24, reversibleDays: 180 },
  { key: 'ideal', countries: ['NL'], currencies: ['EUR'], patienceHours: 24, reversibleDays: 30 },
  {
    key: 'direct_debit',
    countries: DEBIT_COUNTRIES,
    currencies: ['EUR'],
    patienceHours: DEBIT_PATIENCE_HOURS,
    reversibleDays: DEBIT_REVERSIBLE_DAYS,
  },
]

/** The names of these methods in FlexPay. */
export const PAYMENT_METHOD_NAMES: Partial<Record<PaymentMethod, string>> = {
  card: 'CC',
  ideal: 'IDEAL',
  direct_debit: 'DDEU',
}
