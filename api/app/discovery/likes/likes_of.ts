import type { DateTime } from 'luxon'
import { placeCursor, placeOf, readPlaceCursor } from '#app/http/place_cursor'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery } from '#app/members/people/card_query'
import { newLikes } from './new_likes.js'
import type { LikesType } from './likes_page.js'
import { visibleTo } from '#app/members/people/visible_to'

export interface LikesOf {
  received: Card[]
  given: Card[]
  matches: Card[]
  /** Up to a hundred. */
  totalNew: number
  /** Where the rest of each list begins (`likesPage`), if there is more. */
  next: Record<LikesType, string | null>
}

/** Listed each way, as open sites ask for them every minute. */
const MOST = 30
/** Behind any id of the same moment. */
const LAST_ID = '9'.repeat(18)

/** In one round trip, because clients poll it (specification §9); the ids are found from the likes alone. */
export async function likesOf(member: Member): Promise<LikesOf> {
  const own = member.profile.id
  const people = visibleTo(cardQuery(member), member).whereRaw(
    // An array is evaluated before profiles are joined, however many there are.
    `profiles.id = any(array((${newest(...RECEIVED)}) union (${newest(...GIVEN)})))`,
    { own }
  )
  // Apart from the cards: there may be more likes behind newest ones that nobody may see any more.
  const [rows, [beside]] = await pipeline([
    () => tenantRows(people),
    () =>
      tenantRows<{ total_new: number; more_received: string | null; more_given: string | null }>(
        `select ${newLikes(':own', ':showFictional')} as total_new, ${more(...RECEIVED)} as more_received, ${more(...GIVEN)} as more_given`,
        { own, showFictional: member.showFictional }
      ),
  ])
  const cards = rows.map(cardOf)
  const received = cards.filter((card) => card.received).sort(latest((card) => card.received!.at))
  const given = cards.filter((card) => card.likedAt).sort(latest((card) => card.likedAt!))
  const matches = received.filter((card) => card.likedAt).sort(latest(metAt))
  const { total_new: totalNew, more_received: moreReceived, more_given: moreGiven } = beside!
  return {
    received: received.slice(0, MOST),
    given: given.slice(0, MOST),
    matches,
    totalNew,
    next: { received: moreReceived, given: moreGiven, matches: laterOf(moreReceived, moreGiven) },
  }
}

const RECEIVED = ['from_profile_id', 'to_profile_id'] as const
const GIVEN = ['to_profile_id', 'from_profile_id'] as const

function newest(person: string, self: string): string {
  return `select ${person} from app.likes where tenant_id = (select sec.tenant_id()) and ${self} = :own
    order by created_at desc, ${person} desc limit ${MOST}`
}

/** SQL: the cursor of the last of the newest ones, if there are others behind it. */
function more(person: string, self: string): string {
  return `(select case when count(*) = 2
      then (array_agg(${placeOf('created_at')} || '-' || ${person} order by created_at desc, ${person} desc))[1] end
    from (select ${person}, created_at from app.likes where tenant_id = (select sec.tenant_id()) and ${self} = :own
      order by created_at desc, ${person} desc offset ${MOST - 1} limit 2) ends)`
}

/** Of all later matches both likes are among the newest ones, or one of them is. */
function laterOf(one: string | null, other: string | null): string | null {
  const places = [one, other]
    .map((text) => readPlaceCursor(text ?? undefined)?.place)
    .filter((place) => place !== undefined)
  if (places.length === 0) return null
  return placeCursor({ place: places.reduce((a, b) => (BigInt(a) > BigInt(b) ? a : b)), id: LAST_ID })
}

function metAt({ received, likedAt }: Card): DateTime {
  return received!.at > likedAt! ? received!.at : likedAt!
}

function latest(at: (card: Card) => DateTime) {
  return (one: Card, other: Card) => at(other).toMillis() - at(one).toMillis()
}
