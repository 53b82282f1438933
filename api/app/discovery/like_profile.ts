import { NotFound } from '#app/http/http_errors'
import { ActivationRequired } from '#app/identity/identity_errors'
import type Member from '#app/identity/member'
import type { Card } from '#app/members/card_query'
import { findCard } from '#app/members/find_card'
import { rowId } from '#app/http/row_id'
import { tenantRows } from '#app/tenancy/tenant_context'
import { seeLike } from './see_like.js'
import { takeTurns } from './take_turns.js'

/**
 * Lets a member like somebody; liking twice is liking once. Who likes back has seen the other's like.
 * @throws ActivationRequired before the member's address is confirmed
 * @throws NotFound for who may not be seen, and for oneself
 */
export async function likeProfile(member: Member, id: unknown): Promise<Card> {
  if (!member.isActivated) throw new ActivationRequired()
  const pair = { me: member.profile.id, other: rowId(id) }
  const [, , , card] = await Promise.all([
    takeTurns(pair),
    store(pair),
    seeLike(pair.other, pair.me),
    findCard(member, id),
  ])
  if (card.profile.id === member.profile.id) throw new NotFound()
  return { ...card, likedAt: card.likedAt ?? new Date() }
}

/** Whoever it is: when he may not be seen, the refusal takes the like back with it. */
function store(pair: { me: string; other: string }) {
  return tenantRows(
    `insert into app.likes (tenant_id, from_profile_id, to_profile_id)
     select tenant_id, :me, id from app.profiles
     where tenant_id = (select sec.tenant_id()) and id = :other and id <> :me
     on conflict (tenant_id, from_profile_id, to_profile_id) do nothing`,
    pair
  )
}
