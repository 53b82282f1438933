import { DateTime } from 'luxon'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Limits } from './limits.js'

export interface Guard extends Limits {
  /** Looser limits, and from when they hold; a member may cancel them until then. */
  next: (Limits & { from: DateTime }) | null
}

interface LimitsRow {
  currency: string
  day_minor: number | null
  week_minor: number | null
  month_minor: number | null
  paused_until: DateTime | string | null
}

/** A member’s limits as they hold now; null for those who never set any. A pause that is over is none. */
export async function guardInForce(memberId: string): Promise<Guard | null> {
  const [row] = await tenantRows<LimitsRow & { next_limits: LimitsRow | null; next_from: DateTime | null }>(
    'select * from app.guard_in_force(:memberId)',
    { memberId }
  )
  if (!row) return null
  const { next_limits: next, next_from: from } = row
  return { ...limitsOf(row), next: next && from && { ...limitsOf(next), from } }
}

function limitsOf(row: LimitsRow): Limits {
  const { currency, day_minor: dayMinor, week_minor: weekMinor, month_minor: monthMinor, paused_until: until } = row
  const pausedUntil = typeof until === 'string' ? DateTime.fromISO(until, { zone: 'utc' }) : until
  return {
    currency,
    dayMinor,
    weekMinor,
    monthMinor,
    pausedUntil: pausedUntil && pausedUntil > DateTime.now() ? pausedUntil : null,
  }
}

/** As a row keeps it. */
export function limitsRow({ currency, dayMinor, weekMinor, monthMinor, pausedUntil }: Limits): LimitsRow {
  return {
    currency,
    day_minor: dayMinor,
    week_minor: weekMinor,
    month_minor: monthMinor,
    paused_until: pausedUntil?.toISO() ?? null,
  }
}
