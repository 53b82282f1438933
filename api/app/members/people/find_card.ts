import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { type Card, cardOf, cardQuery } from './card_query.js'
import { visibleTo } from '#app/members/people/visible_to'

export function oneCardQuery(member: Member | null, id: unknown) {
  const query = cardQuery(member).where('profiles.id', rowId(id))
  return id === member?.profile.id ? query : visibleTo(query, member)
}

/** @throws NotFound for everyone the viewer may not see, whatever the reason */
export async function findCard(member: Member | null, id: unknown): Promise<Card> {
  const [row] = await tenantRows(oneCardQuery(member, id))
  if (!row) throw new NotFound()
  return cardOf(row)
}
