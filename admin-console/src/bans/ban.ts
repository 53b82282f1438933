import type { PhotoRefusal } from '#console/members/member.ts'

/** A picture that isn't taken again. */
export interface Ban {
  id: string
  /** Of a brand's own bans. */
  tenant_id?: string
  reason: PhotoRefusal
  banned_at: string
  banned_by: string | null
  /** Uploads that were refused since, and those that only look like it. */
  exact_matches: number
  near_matches: number
  last_matched_at: string | null
  lifted_at: string | null
  lifted_by: string | null
  lift_reason: string | null
  /** Of a brand's own bans, as long as the photo is kept. */
  thumb_filename?: string | null
}

export const BAN_STATES = ['in_force', 'lifted'] as const

export const BRAND_REASONS: readonly PhotoRefusal[] = ['explicit', 'contact', 'rights', 'other']

export const PLATFORM_REASONS: readonly PhotoRefusal[] = ['minor', 'intimate']
