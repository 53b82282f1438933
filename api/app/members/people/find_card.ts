import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery } from './card_query.js'
import { findableBy, openToVisitors } from '#app/members/people/visible_to'

/** Visitors find also members shown to members only; what they see of them is the transformer's to decide. */
export function oneCardQuery(member: Member | null, id: unknown) {
  const query = cardQuery(member).where('profiles.id', rowId(id))
  return id === member?.profile.id ? query : findableBy(query, member)
}

/** @throws NotFound for everyone the viewer may not see, whatever the reason */
export async function findCard(member: Member | null, id: unknown): Promise<Card> {
  const query = oneCardQuery(member, id)
  const [row] = await tenantRows(member ? query : openToVisitors(query, 'profiles'))
  if (!row) throw new NotFound()
  return cardOf(row)
}
