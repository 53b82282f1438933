import type { Refusal } from '#app/http/http_errors'
import { SpendingBlocked, SpendingLimitReached, SpendingPaused } from './guard_errors.js'

/** As the database says it (`spendingRefusal`). */
export interface ToldRefusal {
  code: 'spending_blocked' | 'spending_paused' | 'spending_limit_reached'
  [figure: string]: string | number
}

const KINDS = {
  spending_blocked: SpendingBlocked,
  spending_paused: SpendingPaused,
  spending_limit_reached: SpendingLimitReached,
}

/**
 * SQL for why the owner of a row of `app.wallets` may not spend so many credits: their own limits and pause. Null if they may; for
 * those who set no limits, which is nearly everybody, one look into an index. Correlated to the wallet, so that PostgreSQL asks anew
 * when it had to wait for the wallet’s lock; then it sees what was spent meanwhile.
 */
export function guardRefusal(wallets: string, cost: string): string {
  return `(select app.spending_refusal(guards.member_id, ${cost}) from app.spending_guards guards
    where guards.tenant_id = (select sec.tenant_id()) and guards.member_id = ${wallets}.member_id)`
}

/** SQL: the same, and whether a claim blocks the wallet. */
export function spendingRefusal(wallets: string, cost: string): string {
  return `case when ${wallets}.blocked_at is not null then jsonb_build_object('code', 'spending_blocked')
    else ${guardRefusal(wallets, cost)} end`
}

export function refusalTold(told: ToldRefusal | null): Refusal | null {
  if (!told) return null
  const { code, period, ...figures } = told
  return new KINDS[code]({ ...figures, ...(period && { period, context: period }) })
}
