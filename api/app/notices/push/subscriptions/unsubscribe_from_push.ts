import type Member from '#app/members/people/member'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Only the member's own; a missing subscription is ignored. */
export async function unsubscribeFromPush({ id }: Member, endpoint: string): Promise<void> {
  await tenantRows(
    `delete from app.push_subscriptions where tenant_id = (select sec.tenant_id()) and endpoint = ?
       and session_id in (select id from app.sessions where tenant_id = (select sec.tenant_id()) and member_id = ?)`,
    [endpoint, id]
  )
}
