import { LIMITS } from '#app/tenancy/settings/settings_schema'
import type Profile from '#app/members/people/profile'

/** How many photos a member may have (specification §5). */
export function photoLimit({ paidUser }: Pick<Profile, 'paidUser'>): number {
  return paidUser ? LIMITS.photos_premium : LIMITS.photos_free
}
