import { isBehindPlace, placeCursor, type PlaceCursor, placeOf } from '#app/http/place_cursor'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery } from '#app/members/people/card_query'
import { visibleTo } from '#app/members/people/visible_to'

const PAGE_LENGTH = 30

export const LIKES_TYPES = ['received', 'given', 'matches'] as const
export type LikesType = (typeof LIKES_TYPES)[number]

/**
 * One of a member's lists of likes, newest first and a page at a time. A page may be shorter than others, or empty: whoever is not shown
 * to the member is left out of it.
 */
export async function likesPage(
  member: Member,
  type: LikesType,
  cursor?: PlaceCursor
): Promise<{ cards: Card[]; next: string | null }> {
  const values = { own: member.profile.id, ...cursor }
  const [places, rows] = await pipeline([
    () =>
      tenantRows<PlaceCursor>(
        `select id::text, ${placeOf('at')} as place from (${pageOf(type, cursor, PAGE_LENGTH + 1)}) page order by at desc, id desc`,
        values
      ),
    () =>
      tenantRows(
        visibleTo(cardQuery(member), member).whereRaw(
          `profiles.id = any(array(select id from (${pageOf(type, cursor, PAGE_LENGTH)}) page))`,
          values
        )
      ),
  ])
  const cards = new Map(rows.map(cardOf).map((card) => [card.profile.id, card]))
  const shown = places.slice(0, PAGE_LENGTH)
  return {
    cards: shown.flatMap(({ id }) => cards.get(id) ?? []),
    next: places.length > PAGE_LENGTH ? placeCursor(shown.at(-1)!) : null,
  }
}

/** A match is as new as the second of its likes. */
const LISTS: Record<LikesType, { from: string; person: string; at: string }> = {
  received: {
    from: 'app.likes where tenant_id = (select sec.tenant_id()) and to_profile_id = :own',
    person: 'from_profile_id',
    at: 'created_at',
  },
  given: {
    from: 'app.likes where tenant_id = (select sec.tenant_id()) and from_profile_id = :own',
    person: 'to_profile_id',
    at: 'created_at',
  },
  matches: {
    from: `app.likes received
      join app.likes given on given.tenant_id = received.tenant_id and given.from_profile_id = received.to_profile_id
        and given.to_profile_id = received.from_profile_id
      where received.tenant_id = (select sec.tenant_id()) and received.to_profile_id = :own`,
    person: 'received.from_profile_id',
    at: 'greatest(received.created_at, given.created_at)',
  },
}

function pageOf(type: LikesType, cursor: PlaceCursor | undefined, most: number): string {
  const { from, person, at } = LISTS[type]
  return `select ${person} as id, ${at} as at from ${from} and ${isBehindPlace(at, person, cursor)}
    order by ${at} desc, ${person} desc limit ${most}`
}
