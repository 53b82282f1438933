import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Whether a moderator has the photo of this file, whole or small, before them now. */
export async function isLeasedBy(staffId: string, path: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.chat_photos where tenant_id = (select sec.tenant_id()) and filename = :whole
       and leased_by = :staffId and leased_until > now()`,
    { staffId, whole: path.replace(/-t\.webp$/, '-l.webp') }
  )
  return found.length > 0
}
