import { tenantRows } from '#app/tenancy/tenant_context'

/** Whether a member got a mail of a kind since he was here last: until he comes back one is enough. */
export async function wasMailed(memberId: string, kind: string): Promise<boolean> {
  const rows = await tenantRows(
    `select from app.mails where tenant_id = (select sec.tenant_id()) and member_id = :memberId and kind = :kind
       and created_at > coalesce((select max(last_used_at) from app.sessions
         where tenant_id = (select sec.tenant_id()) and member_id = :memberId), '-infinity') limit 1`,
    { memberId, kind }
  )
  return rows.length > 0
}
