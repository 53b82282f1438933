import type Member from '#app/members/people/member'
import { NotFound } from '#app/http/http_errors'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { type Chat, chatOf, chatQuery } from './chat_query.js'

/** Also finds conversations the member has deleted. @throws NotFound for other members' conversations */
export async function findChat(member: Member, site: Site, id: string): Promise<Chat> {
  const [row] = await tenantRows(chatQuery(member, site).where('conversations.id', id))
  if (!row) throw new NotFound()
  return chatOf(row)
}
