import type { DateTime } from 'luxon'
import { ErasureHoldSchema } from '#generated/schema'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'

/** What a controller may keep data for although its owner wants it erased (GDPR 17(3)). */
export const HOLD_REASONS = ['claim', 'legal_obligation', 'court_order', 'fraud_investigation'] as const

export type HoldReason = (typeof HOLD_REASONS)[number]

/** A hold that an erasure waited for, as the certificate names it; `until` is a day. */
export interface PastHold {
  reason: HoldReason
  until: string
}

/** SQL: the hold in force of a row of `members`. */
export const HOLD_IN_FORCE = `from app.erasure_holds holds where holds.tenant_id = members.tenant_id
  and holds.member_id = members.id and holds.lifted_at is null and holds.ends_at > now()`

/** SQL: whether the data of a row of `members` is held. */
export const IS_HELD = `exists (select ${HOLD_IN_FORCE})`

export default class ErasureHold extends ErasureHoldSchema {
  /** The hold in force, told or not. */
  static of(memberId: string): Promise<ErasureHold | null> {
    return ErasureHold.query().where('member_id', memberId).whereNull('lifted_at').whereRaw('ends_at > now()').first()
  }

  /** The last hold, which the erasure waited for if it reached beyond the day on which it was due; null for none. */
  static async waitedFor(memberId: string, { timeZone }: Site): Promise<(PastHold & { isTold: boolean }) | null> {
    const [past] = await tenantRows<{ reason: HoldReason; ended_at: DateTime; untold: string | null }>(
      `select holds.reason, least(holds.ends_at, holds.lifted_at) as ended_at, holds.untold
       from app.erasure_holds holds
       join app.account_deletions deletions on deletions.tenant_id = holds.tenant_id and deletions.member_id = holds.member_id
       where holds.tenant_id = (select sec.tenant_id()) and holds.member_id = :memberId
         and least(holds.ends_at, holds.lifted_at) > deletions.restorable_until
       order by ended_at desc limit 1`,
      { memberId }
    )
    return (
      (past && {
        reason: past.reason,
        until: past.ended_at.setZone(timeZone).toISODate()!,
        isTold: past.untold === null,
      }) ??
      null
    )
  }

  /** The last day on which nothing is erased. */
  lastDay({ timeZone }: Site): DateTime {
    return this.endsAt.setZone(timeZone)
  }

  /** Ground and last day at the brand, for staff whom it refuses an erasure. */
  told(site: Site): { reason: string; last_day: string } {
    return { reason: this.reason, last_day: this.lastDay(site).toISODate()! }
  }
}
