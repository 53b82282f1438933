import type { DateTime } from 'luxon'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { allowedAt, type StaffBrand } from '#app/admin/access/granted_brands'
import { type AlarmName, ALARMS, type QueueName, QUEUES, type Watched } from './watched.js'

/** What waits is counted up to here, so that a long queue takes no longer. */
export const MOST_COUNTED = 1000

export interface Waiting<Name> {
  name: Name
  /** One more than `MOST_COUNTED` stands for any number above it. */
  count: number
  oldest_at: string
  /** When the first of them has to be done. */
  due_at: string | null
  /** How many should have been done by now. */
  overdue: number
}

interface CountRow {
  name: string
  count: number
  oldest_at: DateTime
  due_at: DateTime | null
  overdue: number
}

const ALL: Readonly<Record<string, Watched>> = { ...QUEUES, ...ALARMS }

/** Counts all that somebody may see wait at a brand, in its open transaction and in one statement; what doesn't wait is left out. */
export async function countWaiting(
  brand: StaffBrand,
  staffId: string
): Promise<{ queues: Waiting<QueueName>[]; alarms: Waiting<AlarmName>[] }> {
  const shown = Object.entries(ALL).filter(([, { policy }]) => allowedAt(brand, policy))
  if (shown.length === 0) return { queues: [], alarms: [] }
  const rows = await tenantRows<CountRow>(
    `select * from (${shown.map(countSql).join(' union all ')}) counted where count > 0`,
    { staff: staffId }
  )
  const waiting = rows.map(({ oldest_at, due_at, ...row }) => ({
    ...row,
    oldest_at: oldest_at.toISO()!,
    due_at: due_at && due_at.toISO(),
  }))
  return {
    queues: waiting.filter((one): one is Waiting<QueueName> => one.name in QUEUES),
    alarms: waiting.filter((one): one is Waiting<AlarmName> => one.name in ALARMS),
  }
}

/** No member of staff, who would not decide about their own. */
const NOBODY = '0'

/** Counts what waits in each queue of a brand for whoever may work on it, in its open transaction; empty queues are left out. */
export function countQueues(): Promise<(Omit<CountRow, 'name'> & { name: QueueName })[]> {
  return tenantRows(
    `select * from (${Object.entries<Watched>(QUEUES).map(countSql).join(' union all ')}) counted where count > 0`,
    { staff: NOBODY }
  )
}

function countSql([name, { since, due, from }]: [string, Watched]): string {
  return `select '${name}' as name, count(*)::int as count, min(since) as oldest_at, min(due) as due_at,
      count(*) filter (where due < now())::int as overdue
    from (select ${since} as since, cast(${due ?? 'null'} as timestamptz) as due from ${from}
      order by ${since} limit ${MOST_COUNTED + 1}) waiting`
}
