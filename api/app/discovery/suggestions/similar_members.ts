import { type Card, cardOf } from '#app/members/people/card_query'
import type Profile from '#app/members/people/profile'
import type { Viewer } from '#app/members/people/viewer'
import { visibleTo } from '#app/members/people/visible_to'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { cardsOf } from '#app/discovery/candidates/cards_of'
import { hasAttribute } from '#app/discovery/candidates/has_attribute'
import { LIVES_IN, LIVES_IN_REGION } from '#app/discovery/candidates/lives_in'
import SearchRow from '#app/discovery/candidates/search_row'
import { lastActive, unionByPriority } from '#app/discovery/candidates/candidates_query'

const MOST = 8
const YEARS_APART = 5

export async function similarMembers(viewer: Viewer, profile: Profile): Promise<Card[]> {
  const found = [peersOf(viewer, profile, [LIVES_IN, profile.country])]
  if (profile.regionId) found.unshift(peersOf(viewer, profile, [LIVES_IN_REGION, profile.regionId]))
  const { cards } = await cardsOf(viewer.member, unionByPriority(found), { most: MOST })
  return cards.map(cardOf)
}

function peersOf({ member }: Viewer, profile: Profile, [isNear, place]: [string, string]) {
  const bornBetween = [-YEARS_APART, YEARS_APART].map((years) => profile.dateOfBirth.plus({ years }).toISODate()!)
  const peers = visibleTo(SearchRow.query(), member, 'search_rows')
    .where('search_rows.tenant_id', currentTenant().id)
    .whereRaw(isNear, [place])
    .whereRaw(hasAttribute('kind'), ['member'])
    .whereRaw(hasAttribute('gender'), [profile.gender])
    .whereNotIn('search_rows.id', [profile.id, member?.profile.id ?? profile.id])
    .where('search_rows.date_of_birth', '>=', bornBetween[0]!)
    .where('search_rows.date_of_birth', '<=', bornBetween[1]!)
  return lastActive(peers, MOST)
}
