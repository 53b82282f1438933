import type { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Site } from '#app/tenancy/sites/site'
import {
  type MarkEnd,
  type MarkWithdrawal,
  type Pose,
  TRIES,
  TRY_DAYS,
  UNDECIDED_DAYS,
  type VerificationRefusal,
} from './verification.js'

interface Latest {
  pose: Pose
  pose_until: DateTime
  state: 'drawn' | 'sent' | 'verified' | 'refused' | 'withdrawn' | 'expired'
  sent_at: DateTime | null
  settled_at: DateTime | null
  reason: VerificationRefusal | null
  photo_ids: string[] | null
  ended_by: MarkEnd | null
  end_reason: MarkWithdrawal | null
}

export type VerificationRow = { [Column in keyof Latest]: Latest[Column] | null } & {
  used: number
  first_at: DateTime | null
  has_photo: boolean
}

/** A member's verification, as they are shown it. */
export interface OwnVerification {
  /** Whether the brand has it; what was begun before can be followed and withdrawn all the same. */
  offered: boolean
  state: 'none' | 'drawn' | 'waiting' | 'verified' | 'refused' | 'ended' | 'expired'
  pose: Pose | null
  /** Until when the photo in this pose may be sent. */
  pose_until: string | null
  sent_at: string | null
  /** When the photo goes even if nobody has decided by then. */
  deleted_by: string | null
  reason: VerificationRefusal | null
  /** Photos that it was compared with: any other one as the main photo ends it. */
  photo_ids: string[]
  ended_by: MarkEnd | null
  end_reason: MarkWithdrawal | null
  has_photo: boolean
  tries_left: number
  /** When there is another try, if none is left. */
  next_try_at: string | null
}

export async function ownVerification(site: Site, { profile }: Member): Promise<OwnVerification> {
  const [row] = await readVerification(profile.id)
  return shownVerification(site, row!)
}

/** One statement, for `shownVerification`. */
export function readVerification(profileId: string) {
  return tenantRows<VerificationRow>(FIND, { profileId })
}

export function shownVerification({ settings }: Site, row: VerificationRow): OwnVerification {
  const { used, first_at: firstAt, has_photo } = row
  const latest = row.state === null ? null : (row as Latest)
  const state = stateOf(latest)
  const isDrawn = state === 'drawn'
  const isWaiting = state === 'waiting'
  return {
    offered: settings.verification,
    state,
    pose: isDrawn ? latest!.pose : null,
    pose_until: isDrawn ? latest!.pose_until.toUTC().toISO() : null,
    sent_at: isWaiting ? latest!.sent_at!.toUTC().toISO() : null,
    deleted_by: isWaiting ? latest!.sent_at!.plus({ days: UNDECIDED_DAYS }).toUTC().toISO() : null,
    reason: state === 'refused' ? latest!.reason : null,
    photo_ids: state === 'verified' ? latest!.photo_ids! : [],
    ended_by: state === 'ended' ? latest!.ended_by : null,
    end_reason: state === 'ended' ? latest!.end_reason : null,
    has_photo,
    tries_left: Math.max(0, TRIES - used),
    next_try_at: used < TRIES ? null : firstAt!.plus({ days: TRY_DAYS }).toUTC().toISO(),
  }
}

/** A decision that can still be undone is none yet. */
function stateOf(latest: Latest | null): OwnVerification['state'] {
  if (!latest || latest.state === 'withdrawn') return 'none'
  if (latest.state === 'drawn') return latest.pose_until.toMillis() > Date.now() ? 'drawn' : 'none'
  if (latest.state === 'expired') return 'expired'
  if (!latest.settled_at) return 'waiting'
  if (latest.state === 'refused') return 'refused'
  if (!latest.ended_by) return 'verified'
  return latest.ended_by === 'member' ? 'none' : 'ended'
}

const OF_PROFILE = 'tenant_id = (select sec.tenant_id()) and profile_id = :profileId'

/** SQL: how many photos the profile `:profileId` sent lately, and when the first of them. */
export const TRIES_OF = `select count(*)::int as used, min(sent_at) as first_at from app.verifications
  where ${OF_PROFILE} and state <> 'expired' and sent_at > now() - interval '${TRY_DAYS} days'`

/** SQL: whether others see a main photo of the profile `:profileId`. */
export const HAS_PHOTO = `select from app.photos join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.main_photo_id = photos.id
  where photos.tenant_id = (select sec.tenant_id()) and profiles.id = :profileId and photos.status = 'active'`

const FIND = `
  select latest.*, tries.used, tries.first_at, exists (${HAS_PHOTO}) as has_photo
  from (${TRIES_OF}) tries left join lateral (
    select pose, pose_until, state, sent_at, settled_at, reason, cast(photo_ids as text[]) as photo_ids, ended_by, end_reason
    from app.verifications where ${OF_PROFILE} order by id desc limit 1
  ) latest on true`
