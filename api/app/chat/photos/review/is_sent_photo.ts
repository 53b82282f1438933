import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Whether this is a photo of a conversation that moderators look at, and not one of a profile: ids are unique across tables within a brand. */
export async function isSentPhoto(photoId: string): Promise<boolean> {
  const found = await tenantRows(
    `select from app.chat_photos where tenant_id = (select sec.tenant_id()) and id = :photoId and review is not null`,
    { photoId }
  )
  return found.length > 0
}
