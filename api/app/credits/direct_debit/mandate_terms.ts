/** When the words of the mandate (`locales/<language>/credits/direct_debit.json`, `mandate`) last changed; whoever changes them changes it. */
export const MANDATE_TEXT_VERSION = '2026-11-25'

/** How long before the day we say what is collected: agreed in the mandate, otherwise it were 14 days (SEPA core rulebook). */
export const NOTICE_DAYS = 1
