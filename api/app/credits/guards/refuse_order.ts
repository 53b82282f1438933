import { tenantRows } from '#app/tenancy/context/tenant_context'
import { pipeline } from '#app/tenancy/context/pipeline'
import { SpendingBlocked, SpendingLimitCurrency, SpendingLimitReached, SpendingPaused } from './guard_errors.js'
import { guardInForce } from './guard_in_force.js'
import { guardUse } from './guard_use.js'
import { hasLimit } from './limits.js'

interface Ordered {
  memberId: string
  amountMinor: number
  currency: string
}

/** Whether a member set limits or owes money: only then `refuseOrder` is asked. */
export async function isGuarded(memberId: string): Promise<boolean> {
  const [row] = await tenantRows<{ guarded: boolean }>(
    `select exists (select from app.spending_guards where tenant_id = (select sec.tenant_id()) and member_id = :memberId)
       or exists (select from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = :memberId and blocked_at is not null) as guarded`,
    { memberId }
  )
  return row!.guarded
}

/**
 * Refuses an order that a member’s own limits don’t allow; of several, the one that ends last is named, as nothing is possible before.
 * The member must be locked, so that no two orders count as if each were alone.
 * @throws SpendingBlocked SpendingPaused SpendingLimitCurrency SpendingLimitReached
 */
export async function refuseOrder({ memberId, amountMinor, currency }: Ordered): Promise<void> {
  const [guard, uses, isBlocked] = await pipeline([
    () => guardInForce(memberId),
    () => guardUse(memberId),
    () => isWalletBlocked(memberId),
  ])
  if (isBlocked) throw new SpendingBlocked()
  if (!guard) return
  if (guard.pausedUntil) throw new SpendingPaused({ until: guard.pausedUntil.toISO()! })
  if (hasLimit(guard) && guard.currency !== currency)
    throw new SpendingLimitCurrency({ currency: guard.currency, order_currency: currency })
  const reached = uses
    .filter(({ limitMinor, orderedMinor }) => limitMinor !== null && orderedMinor + amountMinor > limitMinor)
    .sort((one, other) => other.endsAt.toMillis() - one.endsAt.toMillis())[0]
  if (reached) {
    const { period, limitMinor, endsAt } = reached
    throw new SpendingLimitReached({
      period,
      context: period,
      limit_minor: limitMinor!,
      currency,
      // An order for more than the limit is never possible, whenever it begins anew.
      ...(amountMinor <= limitMinor! && { from: endsAt.toISO()! }),
    })
  }
}

async function isWalletBlocked(memberId: string): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = ? and blocked_at is not null`,
    [memberId]
  )
  return rows.length > 0
}
