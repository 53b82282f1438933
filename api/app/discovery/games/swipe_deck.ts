import type Member from '#app/members/people/member'
import { type Card, cardOf } from '#app/members/people/card_query'
import type { Viewer } from '#app/members/people/viewer'
import { cardsOf } from '#app/discovery/candidates/cards_of'
import { mightMatch } from './might_match.js'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import SearchRow from '#app/discovery/candidates/search_row'
import { lastActive, unionByPriority } from '#app/discovery/candidates/candidates_query'

const DEALT = 20
const PASS_HOLDS_DAYS = 30

/** Possible matches not swiped yet: own country first, then most recently active, fictional profiles only if the member sees them. */
export async function swipeDeck(viewer: Viewer & { member: Member }): Promise<Card[]> {
  const { country } = viewer.member.profile
  const found = unionByPriority([dealt(viewer, { country }), dealt(viewer, {})])
  const { cards } = await cardsOf(viewer.member, found, { most: DEALT })
  return cards.map(cardOf)
}

function dealt(viewer: Viewer & { member: Member }, filters: { country?: string }) {
  const { member } = viewer
  const people = mightMatch(narrowSearch(SearchRow.query(), viewer, filters), member).whereRaw(
    `not exists (select from app.swipes where swipes.tenant_id = (select sec.tenant_id())
         and swipes.from_profile_id = :me and swipes.to_profile_id = search_rows.id
         and (swipes.choice = 'like' or swipes.created_at > now() - interval '${PASS_HOLDS_DAYS} days'))`,
    { me: member.profile.id }
  )
  return lastActive(people, DEALT)
}
