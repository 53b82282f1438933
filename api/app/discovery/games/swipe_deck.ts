import type Member from '#app/members/people/member'
import { type Card, cardOf } from '#app/members/people/card_query'
import type { Viewer } from '#app/members/people/viewer'
import { cardsOf } from '#app/discovery/candidates/cards_of'
import { mightMatch } from './might_match.js'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import SearchRow from '#app/discovery/candidates/search_row'
import { lastHere, oneAfterTheOther } from '#app/discovery/candidates/candidates_query'

/** Cards dealt at once: more than a day's likes, so that a round of passing needs no waiting. */
const DEALT = 20
/** How long somebody who was passed stays away. */
const PASS_HOLDS_DAYS = 30

/**
 * Whom the swipe game shows next: people who might match, not swiped yet, from the member's own country first and then from
 * anywhere, the lately active first. Fictional profiles are among them as everywhere, for who wants to see them.
 */
export async function swipeDeck(viewer: Viewer & { member: Member }): Promise<Card[]> {
  const { country } = viewer.member.profile
  const found = oneAfterTheOther([dealt(viewer, { country }), dealt(viewer, {})])
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
  return lastHere(people, DEALT)
}
