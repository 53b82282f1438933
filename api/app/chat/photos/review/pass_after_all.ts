import { unbanPhoto } from '#app/members/photos/bans/ban_photo'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** The photo of a message, if it brings one, was refused wrongly: an appeal says so. Its ban goes with the refusal. */
export async function passAfterAll(messageId: string, by: string): Promise<void> {
  const [photo] = await tenantRows<{ id: string }>(
    `update app.chat_photos set review = 'passed', refusal = null
     where tenant_id = (select sec.tenant_id()) and message_id = :messageId and review = 'refused' returning id::text`,
    { messageId }
  )
  if (photo) await unbanPhoto(photo.id, by)
}
