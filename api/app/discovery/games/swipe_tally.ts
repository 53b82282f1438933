import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { nextDayAt, TODAY } from './swipe_day.js'

export interface SwipeTally {
  likes_left: number
  likes_per_day: number
  /** The brand's next midnight (ISO 8601, UTC). */
  renews_at: string
}

/** Counts the member's swipe likes of today; days are the brand's (product.md §2). */
export async function swipeTally({ profile }: Member, site: Site): Promise<SwipeTally> {
  const [row] = await tenantRows<{ given: number }>(
    `select count(*)::int as given from app.swipes where tenant_id = (select sec.tenant_id())
       and from_profile_id = :me and choice = 'like' and day = ${TODAY}`,
    { me: profile.id, timeZone: site.timeZone }
  )
  const { swipe_likes_per_day: limit } = LIMITS
  return { likes_left: Math.max(0, limit - row!.given), likes_per_day: limit, renews_at: nextDayAt(site) }
}
