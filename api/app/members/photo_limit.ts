import { LIMITS } from '#app/tenancy/settings_schema'
import type Profile from './profile.js'

/** How many photos a member can have (specification §5). */
export function photoLimit({ paidUser }: Pick<Profile, 'paidUser'>): number {
  return paidUser ? LIMITS.photos_premium : LIMITS.photos_free
}
