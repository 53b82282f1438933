/** SQL: what was paid for the orders selected, less what came back of it, in minor units. */
export const PAID = 'coalesce(sum(amount_minor - refunded_minor - charged_back_minor), 0)'
