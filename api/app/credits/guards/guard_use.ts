import type { DateTime } from 'luxon'
import { tenantRows } from '#app/tenancy/context/tenant_context'

export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** What a member ordered and spent in a period of the brand’s time zone, each held against the same limit on its own. */
export interface Use {
  period: Period
  limitMinor: number | null
  orderedMinor: number
  spentMinor: number
  endsAt: DateTime
}

/** Day, week (from Monday) and month; the database function says what counts (`0015_money_back.ts`). */
export function guardUse(memberId: string): Promise<Use[]> {
  return tenantRows<Use & Record<string, any>>(
    `select period, limit_minor as "limitMinor", ordered_minor as "orderedMinor", spent_minor as "spentMinor", until as "endsAt"
     from app.guard_use(:memberId, 0)`,
    { memberId }
  )
}
