import { tenantRows } from '#app/tenancy/tenant_context'

/** Whether a member used the site after a moment, in any browser: then he has seen what was there. */
export async function memberWasHere(memberId: string, after: Date): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.sessions where tenant_id = (select sec.tenant_id()) and member_id = :memberId and last_used_at > :after limit 1`,
    { memberId, after }
  )
  return rows.length > 0
}
