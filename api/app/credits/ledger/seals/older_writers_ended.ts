import { setTimeout as sleep } from 'node:timers/promises'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const ASK_EVERY_MS = 100
const ASK_TIMES = 20

/**
 * Whether every transaction that took its number before this one has ended. Every writing transaction takes one when it begins
 * (`lazy_connection.ts`), so what was begun before this one's time is stored by then, or never.
 */
export async function olderWritersEnded(): Promise<boolean> {
  for (let asked = 1; ; asked++) {
    // A statement's snapshot counts its own transaction among those that run: the oldest of all is then this one.
    const [row] = await tenantRows<{ ended: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot()) = pg_current_xact_id() as ended'
    )
    if (row!.ended || asked === ASK_TIMES) return row!.ended
    await sleep(ASK_EVERY_MS)
  }
}
