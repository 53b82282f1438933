import { NotFound } from '#app/http/http_errors'
import { ActivationRequired } from '#app/identity/identity_errors'
import type Member from '#app/identity/member'
import type { Card } from '#app/members/card_query'
import { findCard } from '#app/members/find_card'
import { rowId } from '#app/http/row_id'
import { tenantRows } from '#app/tenancy/tenant_context'

/**
 * Lets a member like somebody; liking twice is liking once.
 * @throws ActivationRequired before the member's address is confirmed
 * @throws NotFound for who may not be seen, and for oneself
 */
export async function likeProfile(member: Member, id: unknown): Promise<Card> {
  if (!member.isActivated) throw new ActivationRequired()
  await oneAtATime(member.profile.id, rowId(id))
  const card = await findCard(member, id)
  if (card.profile.id === member.profile.id) throw new NotFound()
  await tenantRows(
    `insert into app.likes (tenant_id, from_profile_id, to_profile_id) values ((select sec.tenant_id()), ?, ?)
     on conflict (tenant_id, from_profile_id, to_profile_id) do nothing`,
    [member.profile.id, card.profile.id]
  )
  return { ...card, likedAt: card.likedAt ?? new Date() }
}

/** Two who like each other in the same moment take turns, so that the second is told of the match. */
async function oneAtATime(one: string, other: string): Promise<void> {
  await tenantRows(
    `select pg_advisory_xact_lock(hashtextextended(
       concat_ws(' ', sec.tenant_id(), least(:one::bigint, :other::bigint), greatest(:one::bigint, :other::bigint)), 0))`,
    { one, other }
  )
}
