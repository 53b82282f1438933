import { NotFound } from '#app/http/http_errors'
import type Member from '#app/members/people/member'
import { unblocked } from '#app/members/people/can_meet'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * Changes one's own side of a conversation by a statement, bound to `:profileId` and `:conversationId` besides its own values.
 * The side is held first, until the transaction ends: a message that arrives meanwhile waits, and is counted after.
 * @throws NotFound when the conversation is not his, one of the two blocks the other, or it is a fictional profile's and he meets real
 * members only: then nothing may be committed
 */
export async function changeSide(
  { profile, showFictional }: Member,
  conversationId: string,
  statement: string,
  values: Record<string, number> = {}
): Promise<void> {
  const side = { profileId: profile.id, conversationId }
  const [held] = await Promise.all([
    tenantRows(
      `select from app.conversation_sides
       where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and conversation_id = :conversationId
         and ${unblocked('profile_id', 'partner_profile_id')}
         and (:showFictional or exists (select from app.profiles where profiles.tenant_id = (select sec.tenant_id())
           and profiles.id = partner_profile_id and profiles.kind = 'member'))
       for update`,
      { ...side, showFictional }
    ),
    tenantRows(statement, { ...side, ...values }),
  ])
  if (held.length === 0) throw new NotFound()
}
