import { isBehindPlace, placeCursor, type PlaceCursor, placeOf } from '#app/http/place_cursor'
import type Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import { currentTransaction } from '#app/tenancy/context/tenant_context'

export interface Blocked {
  profile: Profile
  at: Date
}

const PAGE_LENGTH = 50

/** The profiles a member blocks, newest first and a page at a time: paused or hidden ones included, deleted accounts not. */
export async function blockedBy(
  { profile, showFictional }: Member,
  cursor?: PlaceCursor
): Promise<{ blocked: Blocked[]; next: string | null }> {
  const rows = await Profile.query()
    .select('profiles.*', 'blocks.created_at as blocked_at')
    .select(currentTransaction().raw(`${placeOf('blocks.created_at')} as place`) as never)
    .join('blocks', (on) =>
      on
        .on('blocks.tenant_id', 'profiles.tenant_id')
        .andOn('blocks.blocked_profile_id', 'profiles.id')
        .andOnVal('blocks.blocker_profile_id', profile.id)
    )
    .where((there) =>
      there
        .where('profiles.status', 'active')
        .orWhere('profiles.paused', true)
        .orWhere('profiles.withheld', true)
        .orWhere('profiles.under_review', true)
        .orWhere('profiles.sanctioned', true)
    )
    .if(!showFictional, (query) => query.where('profiles.kind', 'member'))
    .whereRaw(isBehindPlace('blocks.created_at', 'blocks.blocked_profile_id', cursor), { ...cursor })
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked_profile_id', 'desc')
    .limit(PAGE_LENGTH + 1)
  const shown = rows.slice(0, PAGE_LENGTH)
  const last = rows.length > PAGE_LENGTH ? shown.at(-1)! : undefined
  return {
    blocked: shown.map((row) => ({ profile: row, at: row.$extras.blocked_at })),
    next: last ? placeCursor({ place: last.$extras.place, id: last.id }) : null,
  }
}
