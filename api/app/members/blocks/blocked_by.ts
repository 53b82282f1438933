import type Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'

export interface Blocked {
  profile: Profile
  at: Date
}

const LONGEST_LIST = 500

/** The profiles a member blocks, newest first: paused or hidden ones included, deleted accounts not. */
export async function blockedBy({ profile, showFictional }: Member): Promise<Blocked[]> {
  const rows = await Profile.query()
    .select('profiles.*', 'blocks.created_at as blocked_at')
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
    .orderBy('blocked_at', 'desc')
    .limit(LONGEST_LIST)
  return rows.map((row) => ({ profile: row, at: row.$extras.blocked_at }))
}
