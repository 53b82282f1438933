import { LIMITS } from '#app/tenancy/settings/settings_schema'
import type Profile from '#app/members/people/profile'

/** How many photos a member may have (specification §5); a fictional profile as many as anybody. */
export function photoLimit({ paidUser, isFictional }: Pick<Profile, 'paidUser' | 'isFictional'>): number {
  return paidUser || isFictional ? LIMITS.photos_premium : LIMITS.photos_free
}
