import type { DateTime } from 'luxon'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery } from '#app/members/people/card_query'
import { visibleTo } from '#app/members/people/visible_to'

export interface LikesOf {
  received: Card[]
  given: Card[]
  matches: Card[]
}

/** Listed each way; badges stop at 99+ (specification §9). */
const MOST = 100

/** One statement, because clients poll it (specification §9); it finds the ids from the likes alone. */
export async function likesOf(member: Member): Promise<LikesOf> {
  const own = member.profile.id
  const people = visibleTo(cardQuery(member), member).whereRaw(
    // An array is evaluated before profiles are joined, however many there are.
    `profiles.id = any(array(
      (${newest('from_profile_id', 'to_profile_id')}) union (${newest('to_profile_id', 'from_profile_id')})))`,
    { own }
  )
  const cards = (await tenantRows(people)).map(cardOf)
  const received = cards.filter((card) => card.received).sort(latest((card) => card.received!.at))
  const given = cards.filter((card) => card.likedAt).sort(latest((card) => card.likedAt!))
  const matches = received.filter((card) => card.likedAt).sort(latest(metAt))
  return { received: received.slice(0, MOST), given: given.slice(0, MOST), matches }
}

function newest(person: string, self: string): string {
  return `select ${person} from app.likes where tenant_id = (select sec.tenant_id()) and ${self} = :own
    order by created_at desc limit ${MOST}`
}

function metAt({ received, likedAt }: Card): DateTime {
  return received!.at > likedAt! ? received!.at : likedAt!
}

function latest(at: (card: Card) => DateTime) {
  return (one: Card, other: Card) => at(other).toMillis() - at(one).toMillis()
}
