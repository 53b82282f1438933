import type { PhotoRefusal } from '#app/members/photos/arranging/photo_refusals'

/** A verdict with one of these bans the picture at all brands. */
export const PLATFORM_BANS = ['minor', 'intimate'] as const

/** Here a moderator may ban it at their brand: the picture itself is unwanted, whoever sends it. */
export const BRAND_BANS = ['explicit', 'contact', 'rights', 'other'] as const

export type BanReason = (typeof PLATFORM_BANS)[number] | (typeof BRAND_BANS)[number]

export function bansEverywhere(reason: PhotoRefusal): reason is (typeof PLATFORM_BANS)[number] {
  return (PLATFORM_BANS as readonly string[]).includes(reason)
}

export function mayBan(reason: PhotoRefusal): reason is BanReason {
  return bansEverywhere(reason) || (BRAND_BANS as readonly string[]).includes(reason)
}
