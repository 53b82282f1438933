import { type Card, cardOf, cardQuery } from '#app/members/card_query'
import type Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer_of'
import { visibleTo } from '#app/members/visible_to'

const MOST = 8
const YEARS_APART = 5

/**
 * Real members much like somebody: the same gender, about as old, from the same region first and then from the same
 * country. A fictional profile suggests real members too, and is never suggested.
 */
export async function similarMembers(viewer: Viewer, profile: Profile): Promise<Card[]> {
  const near = profile.regionId ? await peersOf(viewer, profile, []).where('profiles.region_id', profile.regionId) : []
  const far = near.length < MOST ? await peersOf(viewer, profile, near).where('profiles.country', profile.country) : []
  return [...near, ...far].map(cardOf)
}

function peersOf({ member }: Viewer, profile: Profile, known: Profile[]) {
  const others = [profile, ...known, ...(member ? [member.profile] : [])].map(({ id }) => id)
  const bornBetween = [-YEARS_APART, YEARS_APART].map((years) => profile.dateOfBirth.plus({ years }).toISODate()!)
  return visibleTo(cardQuery(member), member)
    .where('profiles.kind', 'member')
    .where('profiles.gender', profile.gender)
    .whereNotIn('profiles.id', others)
    .where('profiles.date_of_birth', '>=', bornBetween[0]!)
    .where('profiles.date_of_birth', '<=', bornBetween[1]!)
    .orderBy('profiles.last_active_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(MOST - known.length)
}
