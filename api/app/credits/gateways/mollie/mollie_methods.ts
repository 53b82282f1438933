import type { OfferedMethod, PaymentMethod } from '../gateway.js'
import { DEBIT_PATIENCE_HOURS, DEBIT_REVERSIBLE_DAYS, SEPA_COUNTRIES } from '../sepa.js'

/** Those of the served countries in which Mollie takes cards (docs.mollie.com/docs/multicurrency). */
const CARD_CURRENCIES = 'AUD CAD CHF DKK EUR GBP NOK NZD PLN SEK USD'.split(' ')
/** All that PayPal has. */
const PAYPAL_CURRENCIES = [...CARD_CURRENCIES, 'MXN']

/** 10,000.00, Mollie's default limit in euros. In a currency worth less it is lower than Mollie asks for, and far above a package. */
const MOST_BY_CARD = 1_000_000
/** 1,000.00, Mollie's limit for a direct debit unless it agrees to more (docs.mollie.com/docs/direct-debit). */
const MOST_BY_DEBIT = 100_000

/**
 * What Mollie documents of each method (docs.mollie.com/docs/cards, /paypal, /ideal, /bancontact). A page that nobody pays on
 * closes after an hour or less, PayPal's after three days; notifications are repeated for 26 hours, so orders wait longer than that.
 * Only cards and PayPal may be charged again by a mandate of the same kind; others would leave a mandate for direct debit. A debit's
 * bank answers after days, and an unauthorised one may be taken back for thirteen months (SEPA core rulebook).
 * Cards are taken back for up to 180 days, PayPal's disputes too; iDEAL and Bancontact only by our own refunds.
 */
export const METHODS: readonly OfferedMethod[] = [
  {
    key: 'card',
    currencies: CARD_CURRENCIES,
    canBeSaved: true,
    minMinor: 1,
    maxMinor: MOST_BY_CARD,
    patienceHours: 30,
    reversibleDays: 180,
  },
  {
    key: 'paypal',
    currencies: PAYPAL_CURRENCIES,
    canBeSaved: true,
    minMinor: 1,
    patienceHours: 102,
    reversibleDays: 180,
  },
  { key: 'ideal', countries: ['NL'], currencies: ['EUR'], minMinor: 1, patienceHours: 30, reversibleDays: 30 },
  { key: 'bancontact', countries: ['BE'], currencies: ['EUR'], minMinor: 2, patienceHours: 30, reversibleDays: 30 },
  {
    key: 'direct_debit',
    countries: SEPA_COUNTRIES,
    currencies: ['EUR'],
    minMinor: 1,
    maxMinor: MOST_BY_DEBIT,
    patienceHours: DEBIT_PATIENCE_HOURS,
    reversibleDays: DEBIT_REVERSIBLE_DAYS,
  },
]

/** What Mollie calls them. */
export const METHOD_NAMES: Partial<Record<PaymentMethod, string>> = {
  card: 'creditcard',
  paypal: 'paypal',
  ideal: 'ideal',
  bancontact: 'bancontact',
  direct_debit: 'directdebit',
}
