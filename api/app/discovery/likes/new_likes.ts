import { canMeet } from '#app/members/people/can_meet'

/** Badges stop at 99+ (specification §9). */
const MOST_COUNTED = 100

/** SQL: how many likes a profile hasn't seen, of everybody it may meet, up to a hundred; `showFictional` says whether fictional profiles count. */
export function newLikes(profileId: string, showFictional: string): string {
  return `(select count(*)::int from (
    select from app.likes
    join app.profiles on profiles.tenant_id = likes.tenant_id and profiles.id = likes.from_profile_id
    where likes.tenant_id = (select sec.tenant_id()) and likes.to_profile_id = ${profileId} and likes.seen_at is null
      and profiles.status = 'active' and (profiles.kind = 'member' or ${showFictional})
      and ${canMeet(profileId, 'profiles.id')}
    limit ${MOST_COUNTED}) unseen)`
}
