/** Countries whose banks take part in SEPA direct debits, among those a brand can serve (European Payments Council, EPC409-09). */
export const SEPA_COUNTRIES =
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA'.split(
    ' '
  )

/** A debit's bank answers after days (SEPA core rulebook: returns within five business days). */
export const DEBIT_PATIENCE_HOURS = 14 * 24

/** For eight weeks a debtor gets the money back without giving a reason, for thirteen months if they authorised no debit. */
export const DEBIT_REVERSIBLE_DAYS = 396
