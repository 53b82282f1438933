import { type Card, cardOf, cardQuery } from '#app/members/card_query'
import Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer'
import { visibleTo } from '#app/members/visible_to'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTenant } from '#app/tenancy/tenant_context'
import { latelyActiveFirst } from './lately_active_first.js'

const MOST = 8
const YEARS_APART = 5

/**
 * Real members much like somebody: the same gender, about as old, from the same region first and then from the same
 * country. A fictional profile suggests real members too, and is never suggested.
 */
export async function similarMembers(viewer: Viewer, profile: Profile): Promise<Card[]> {
  const [near, far] = await Promise.all([
    profile.regionId ? peersOf(viewer, profile, { 'profiles.region_id': profile.regionId }) : [],
    peersOf(viewer, profile, { 'profiles.country': profile.country }),
  ])
  const known = new Set(near.map(({ id }) => id))
  return [...near, ...far.filter(({ id }) => !known.has(id))].slice(0, MOST).map(cardOf)
}

/** The ids are found in an index alone; only who is shown is looked up in full. */
function peersOf({ member }: Viewer, profile: Profile, place: Record<string, string>) {
  const bornBetween = [-YEARS_APART, YEARS_APART].map((years) => profile.dateOfBirth.plus({ years }).toISODate()!)
  const found = latelyActiveFirst(visibleTo(Profile.query(), member))
    .select('profiles.id')
    .where('profiles.tenant_id', currentTenant().id)
    .where(place)
    .where('profiles.kind', 'member')
    .where('profiles.gender', profile.gender)
    .whereNotIn('profiles.id', [profile.id, member?.profile.id ?? profile.id])
    .where('profiles.date_of_birth', '>=', bornBetween[0]!)
    .where('profiles.date_of_birth', '<=', bornBetween[1]!)
    .limit(MOST)
  const cards = latelyActiveFirst(cardQuery(member)).whereIn('profiles.id', found)
  cards.knexQuery.comment(PLANNED_BY_VALUES)
  return cards
}
