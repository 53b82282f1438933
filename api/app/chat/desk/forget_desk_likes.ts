import { tenantRows } from '#app/tenancy/context/tenant_context'
import { LIKE_DAYS } from './like_days.js'
import { HAS_NOT_BEGUN } from './waiting_likes.js'

/** Removes likes that the desk may not answer any more: too old, or their member wrote. */
export async function forgetDeskLikes(): Promise<void> {
  await tenantRows(
    `delete from app.desk_likes where tenant_id = (select sec.tenant_id())
       and (liked_at < now() - make_interval(days => :days) or not (${HAS_NOT_BEGUN}))`,
    { days: LIKE_DAYS }
  )
}
