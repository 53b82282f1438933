import logger from '@adonisjs/core/services/logger'
import { reportFailure } from '#app/tenancy/context/report_failure'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { afterCommit, asTenant, currentTenant, type Tenant } from '#app/tenancy/context/tenant_context'
import { WAITING_CHATS } from './waiting_chats.js'
import { WAITING_LIKES } from './waiting_likes.js'

/** In ms: a brand where much is written is counted this often. */
const AT_MOST_EVERY = 250

const coming = new Map<string, NodeJS.Timeout>()

/** Counts what waits at the desk of a brand for `staff.work`, where staff of several brands look which is next. */
export async function countDesk(tenant: Tenant): Promise<void> {
  await asTenant(
    tenant,
    () =>
      staffRows(
        `insert into staff.work (tenant_id, queue, waiting, oldest_at)
         select (select sec.tenant_id()), 'desk', count(*), min(desk_chats.waiting_since) from ${WAITING_CHATS}
         union all select (select sec.tenant_id()), 'desk_likes', count(*), min(desk_likes.liked_at) from ${WAITING_LIKES}
         on conflict (tenant_id, queue) do update
           set waiting = excluded.waiting, oldest_at = excluded.oldest_at, counted_at = clock_timestamp()`
      ),
    { connection: 'staff' }
  )
}

/** Counts once the open transaction is stored, and apart from it: nobody who writes waits for that. */
export function countDeskSoon(tenant: Tenant = currentTenant()): void {
  afterCommit(() => {
    if (coming.has(tenant.id)) return
    const timer = setTimeout(() => {
      coming.delete(tenant.id)
      void countDesk(tenant).catch((err: unknown) =>
        reportFailure(err, 'jobs', () => logger.error({ err, tenant: tenant.id }, 'the desk was not counted'))
      )
    }, AT_MOST_EVERY)
    timer.unref()
    coming.set(tenant.id, timer)
  })
}
