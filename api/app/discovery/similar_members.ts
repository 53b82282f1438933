import { type Card, cardOf, cardQuery } from '#app/members/card_query'
import type Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer_of'
import { visibleTo } from '#app/members/visible_to'
import { currentTenant } from '#app/tenancy/tenant_context'

const MOST = 8
const YEARS_APART = 5

/**
 * Real members much like somebody: the same gender, about as old, from the same region first and then from the same
 * country. A fictional profile suggests real members too, and is never suggested.
 */
export async function similarMembers(viewer: Viewer, profile: Profile): Promise<Card[]> {
  const [near, far] = await Promise.all([
    profile.regionId ? peersOf(viewer, profile).where('profiles.region_id', profile.regionId) : [],
    peersOf(viewer, profile).where('profiles.country', profile.country),
  ])
  const known = new Set(near.map(({ id }) => id))
  return [...near, ...far.filter(({ id }) => !known.has(id))].slice(0, MOST).map(cardOf)
}

function peersOf({ member }: Viewer, profile: Profile) {
  const bornBetween = [-YEARS_APART, YEARS_APART].map((years) => profile.dateOfBirth.plus({ years }).toISODate()!)
  return visibleTo(cardQuery(member), member)
    .where('profiles.tenant_id', currentTenant().id)
    .where('profiles.kind', 'member')
    .where('profiles.gender', profile.gender)
    .whereNotIn('profiles.id', [profile.id, member?.profile.id ?? profile.id])
    .where('profiles.date_of_birth', '>=', bornBetween[0]!)
    .where('profiles.date_of_birth', '<=', bornBetween[1]!)
    .orderBy('profiles.last_active_at', 'desc')
    .orderBy('profiles.id', 'desc')
    .limit(MOST)
}
