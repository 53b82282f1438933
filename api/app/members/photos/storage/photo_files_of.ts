import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * The files of a profile's photos, in its conversations and for its verification too, and of those that fictional profiles sent to it, that neither another profile's photo nor
 * a complaint (as evidence) uses.
 */
export async function photoFilesOf(profileId: string): Promise<string[]> {
  const rows = await tenantRows<{ files: string[] }>(
    `select array_remove(array[filename, thumb_filename, match_filename, blurred_filename], null) as files
     from (
       select tenant_id, profile_id, filename, thumb_filename, match_filename, blurred_filename from app.photos
       union all
       select tenant_id, profile_id, filename, thumb_filename, match_filename, blurred_filename from app.chat_photos
       union all
       select tenant_id, profile_id, filename, null, null, null from app.verifications
       union all
       select sent.tenant_id, sides.profile_id, filename, thumb_filename, match_filename, blurred_filename
       from app.conversation_sides sides
       join app.messages on messages.tenant_id = sides.tenant_id and messages.conversation_id = sides.conversation_id and messages.kind = 'photo'
       join app.chat_photos sent on sent.tenant_id = messages.tenant_id and sent.message_id = messages.id
         and sent.profile_photo_id is not null) photos
     where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and not exists (
       select from app.photos others where others.tenant_id = photos.tenant_id and others.filename = photos.filename
         and others.profile_id <> photos.profile_id)
       and not exists (select from app.complaint_photos held
         where held.tenant_id = photos.tenant_id and held.filename = photos.filename)`,
    { profileId }
  )
  return rows.flatMap(({ files }) => files)
}
