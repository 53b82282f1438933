import type Member from '#app/identity/member'
import { type Card, cardOf, cardQuery } from '#app/members/card_query'
import { visibleTo } from '#app/members/visible_to'
import Like from './like.js'

/** The newest likes of a member, each way. */
export interface LikesOf {
  received: Card[]
  given: Card[]
  matches: Card[]
}

/** How many likes each way a list goes back; badges stop at 99+ (specification §9). */
const MOST = 100

/** A member's likes in one statement: the call is polled (specification §9). */
export async function likesOf(member: Member): Promise<LikesOf> {
  const own = member.profile.id
  const people = visibleTo(cardQuery(member), member).where((either) =>
    either
      .whereIn('profiles.id', newest('from_profile_id').where('to_profile_id', own))
      .orWhereIn('profiles.id', newest('to_profile_id').where('from_profile_id', own))
  )
  const cards = (await people).map(cardOf)
  const received = cards.filter((card) => card.received).sort(latest((card) => card.received!.at))
  const given = cards.filter((card) => card.likedAt).sort(latest((card) => card.likedAt!))
  const matches = received.filter((card) => card.likedAt).sort(latest(metAt))
  return { received: received.slice(0, MOST), given: given.slice(0, MOST), matches }
}

function newest(person: 'from_profile_id' | 'to_profile_id') {
  return Like.query().select(person).orderBy('created_at', 'desc').limit(MOST)
}

/** A match begins with the second like. */
function metAt({ received, likedAt }: Card): Date {
  return received!.at > likedAt! ? received!.at : likedAt!
}

function latest(at: (card: Card) => Date) {
  return (one: Card, other: Card) => at(other).getTime() - at(one).getTime()
}
