import { DateTime } from 'luxon'
import { lockMemberRow } from '#app/members/people/lock_member_row'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type Guard, guardInForce, limitsRow } from './guard_in_force.js'
import type { Limits } from './limits.js'
import { isLooser, tighterAndLooser } from './tighter_and_looser.js'

/** Time to think over what is looser. */
export const HOURS_TO_THINK = 24

/** What a member wants to change; what is left out stays as it is, or as it is to become. Limits are in `currency`. */
export interface WantedLimits {
  currency: string
  dayMinor?: number | null
  weekMinor?: number | null
  monthMinor?: number | null
  pausedUntil?: DateTime | null
}

/** Tighter limits hold at once, looser ones a day later; what was to become looser before is replaced. */
export async function changeGuard(memberId: string, wanted: WantedLimits): Promise<void> {
  const [, guard] = await pipeline([() => lockMemberRow(memberId), () => guardInForce(memberId)])
  const present = guard ?? noLimits(wanted.currency)
  const whole = wholeOf(guard?.next ?? present, wanted)
  const { atOnce, later } = tighterAndLooser(present, whole)
  await storeGuard(memberId, atOnce, later && { ...later, from: thoughtOver(guard, whole) })
}

/** All stays as it is now. */
export async function keepPresentLimits(memberId: string): Promise<void> {
  const [, guard] = await pipeline([() => lockMemberRow(memberId), () => guardInForce(memberId)])
  if (guard?.next) await storeGuard(memberId, guard, null)
}

function wholeOf(base: Limits, { currency, pausedUntil = base.pausedUntil, ...limits }: WantedLimits): Limits {
  const changesLimits = Object.values(limits).some((limit) => limit !== undefined)
  if (!changesLimits) return { ...base, pausedUntil }
  // Amounts of another currency mean nothing in this one.
  const kept = base.currency === currency ? base : noLimits(currency)
  const { dayMinor = kept.dayMinor, weekMinor = kept.weekMinor, monthMinor = kept.monthMinor } = limits
  return { currency, dayMinor, weekMinor, monthMinor, pausedUntil }
}

/** A member who makes what is coming tighter needn’t wait anew. */
function thoughtOver(guard: Guard | null, wanted: Limits): DateTime {
  const next = guard?.next
  return next && !isLooser(wanted, next) ? next.from : DateTime.now().plus({ hours: HOURS_TO_THINK })
}

function noLimits(currency: string): Limits {
  return { currency, dayMinor: null, weekMinor: null, monthMinor: null, pausedUntil: null }
}

async function storeGuard(memberId: string, limits: Limits, next: Guard['next']): Promise<void> {
  await tenantRows(
    `insert into app.spending_guards
       (member_id, currency, day_minor, week_minor, month_minor, paused_until, next_limits, next_from)
     values (:memberId, :currency, :day_minor, :week_minor, :month_minor, :paused_until, :next, :from)
     on conflict (tenant_id, member_id) do update set currency = excluded.currency, day_minor = excluded.day_minor,
       week_minor = excluded.week_minor, month_minor = excluded.month_minor, paused_until = excluded.paused_until,
       next_limits = excluded.next_limits, next_from = excluded.next_from, changed_at = now()`,
    {
      memberId,
      ...limitsRow(limits),
      next: next && JSON.stringify(limitsRow(next)),
      from: next?.from.toJSDate() ?? null,
    }
  )
}
