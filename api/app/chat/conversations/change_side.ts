import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import type Member from '#app/members/people/member'
import { canMeet } from '#app/members/people/can_meet'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Locks the side first, so that new messages are counted afterwards. @returns what the statement does @throws NotFound; the transaction must then not be committed */
export async function changeSide<Row = Record<string, any>>(
  { profile, showFictional }: Member,
  conversationId: string,
  statement: string,
  values: Record<string, number> = {}
): Promise<Row[]> {
  const side = { profileId: profile.id, conversationId }
  const [held, changed] = await pipeline([
    () =>
      tenantRows(
        `select from app.conversation_sides
       where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and conversation_id = :conversationId
         and ${canMeet('profile_id', 'partner_profile_id')}
         and (:showFictional or 'member' = (select kind from app.profiles
           where profiles.tenant_id = (select sec.tenant_id()) and profiles.id = partner_profile_id))
       for update`,
        { ...side, showFictional }
      ),
    () => tenantRows<Row>(statement, { ...side, ...values }),
  ])
  if (held.length === 0) throw new NotFound()
  return changed
}
