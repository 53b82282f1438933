import { unusedLots } from './unused_lots.js'

/** The quotients' last digits are not exact: 1/3 of 100 three times is a little less than 100. */
const EXACT_DIGITS = 9

/**
 * SQL for the price of a member's next bought credits (`PaidPrice`): what was paid for them, oldest first, rounded up.
 * Null when they hold fewer, or paid for them in two currencies.
 */
export function paidPrice(memberId: string, credits: string): string {
  return `(
    select jsonb_build_object(
      'minor', ceil(round(sum(amount_minor::numeric * taken / lot_credits), ${EXACT_DIGITS}))::int, 'currency', min(currency))
    from (
      select amount_minor, currency, lots.credits as lot_credits, least(rest, cast(${credits} as int) - before) as taken
      from (${unusedLots(memberId)}) lots where before < cast(${credits} as int)) next
    having sum(taken) = cast(${credits} as int) and count(distinct currency) = 1)`
}
