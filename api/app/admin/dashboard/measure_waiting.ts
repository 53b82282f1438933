import logger from '@adonisjs/core/services/logger'
import { gauge } from '#app/operations/measures'
import type { allTenants } from '#app/tenancy/context/all_tenants'
import { reportFailure } from '#app/tenancy/context/report_failure'
import { asTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { countQueues } from './count_waiting.js'
import { type QueueName, QUEUES, type Watched } from './watched.js'

/** One brand after the other is asked, which takes seconds where there are hundreds. */
const KEPT_MS = 60_000

interface Counted {
  count: number
  overdue: number
  oldestSeconds: number
}

type Counts = Map<QueueName, Counted>

const NAMES = Object.keys(QUEUES) as QueueName[]

/** What waits for staff at these brands, the same from every server, counted once a minute behind the scrapes; left out while that fails. */
export function measureWaiting(brands: typeof allTenants): void {
  const look = lastCount(brands)
  const tell = (name: string, help: string, value: (of: Counted) => number, names = NAMES) =>
    gauge({ name, help, labels: ['queue'] }, (set) => {
      const counts = look()
      if (counts) for (const queue of names) set(value(counts.get(queue) ?? NOTHING), { queue })
    })
  tell('manyhearts_staff_queue', 'What waits for staff, by queue', ({ count }) => count)
  tell(
    'manyhearts_staff_queue_late',
    'How much of it is past its deadline, for queues that have one',
    ({ overdue }) => overdue,
    NAMES.filter((name) => (QUEUES[name] as Watched).due)
  )
  tell(
    'manyhearts_staff_queue_oldest_seconds',
    'How long the first of a queue has waited; 0 when none does',
    ({ oldestSeconds }) => oldestSeconds
  )
}

const NOTHING: Counted = { count: 0, overdue: 0, oldestSeconds: 0 }

/** Adds up what waits at brands. Of a brand's queue no more than a thousand is counted. */
export async function waitingAt(tenants: readonly Tenant[]): Promise<Counts> {
  const counts: Counts = new Map()
  for (const tenant of tenants) {
    const waiting = await asTenant(tenant, countQueues, { connection: 'staff', readOnly: true })
    for (const { name, count, overdue, oldest_at: oldest } of waiting) {
      const before = counts.get(name) ?? NOTHING
      counts.set(name, {
        count: before.count + count,
        overdue: before.overdue + overdue,
        oldestSeconds: Math.max(before.oldestSeconds, (Date.now() - oldest.toMillis()) / 1_000),
      })
    }
  }
  return counts
}

/** What was counted last; asking has it counted again once that is old. */
function lastCount(brands: typeof allTenants): () => Counts | undefined {
  let last: Counts | undefined
  let from = Number.NEGATIVE_INFINITY
  let isCounting = false
  const count = async () => {
    isCounting = true
    last = await brands()
      .then(waitingAt)
      .catch((err: unknown) => {
        reportFailure(err, 'jobs', () => logger.warn({ err }, 'what waits for staff was not counted'))
        return undefined
      })
    from = Date.now()
    isCounting = false
  }
  return () => {
    if (!isCounting && Date.now() - from >= KEPT_MS) void count()
    return last
  }
}
