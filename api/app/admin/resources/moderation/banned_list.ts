import type { DateTime } from 'luxon'
import type { BanReason } from '#app/members/photos/bans/banned_reasons'
import { byState } from '#app/admin/resources/definition/by_state'
import type { Filter, Row } from '#app/admin/resources/definition/resource'

/** What both lists of banned pictures tell: never whose a picture was. */
export interface BannedRow {
  id: string
  reason: BanReason
  banned_at: string
  banned_by: string | null
  /** Uploads that were refused since, and those that only look like it. */
  exact_matches: number
  near_matches: number
  last_matched_at: string | null
  lifted_at: string | null
  lifted_by: string | null
  lift_reason: string | null
}

/** SQL: the people of staff who banned and lifted, beside a table called `banned`. */
export const WITH_STAFF = `left join staff.staff_members banners on banners.id = banned.banned_by
    left join staff.staff_members lifters on lifters.id = banned.lifted_by`

export const BANNED_COLUMNS = `banned.photo_id::text as id, banned.reason, banned.banned_at, banners.name as banned_by, banned.exact_matches,
    banned.near_matches, banned.last_matched_at, banned.lifted_at, lifters.name as lifted_by, banned.lift_reason`

export function bannedFilters(reasons: readonly BanReason[]) {
  return {
    id: { kind: 'id', column: 'banned.photo_id' },
    reason: { kind: 'choice', column: 'banned.reason', options: reasons },
    state: byState({ in_force: 'banned.lifted_at is null', lifted: 'banned.lifted_at is not null' }),
  } satisfies Record<string, Filter>
}

export const BANNED_SORTS = { id: 'banned.photo_id', banned_at: 'banned.banned_at' }

export function shownBan({ banned_at, last_matched_at, lifted_at, ...row }: Row): BannedRow {
  const instant = (moment: DateTime | null) => moment?.toISO() ?? null
  return {
    ...row,
    banned_at: banned_at.toISO(),
    last_matched_at: instant(last_matched_at),
    lifted_at: instant(lifted_at),
  } as BannedRow
}
