import { tenantRows } from '#app/tenancy/context/tenant_context'

/** The files of a profile's photos, in its conversations too, that neither another profile's photo nor a complaint (as evidence) uses. */
export async function photoFilesOf(profileId: string): Promise<string[]> {
  const rows = await tenantRows<{ files: string[] }>(
    `select array_remove(array[filename, thumb_filename, match_filename, blurred_filename], null) as files
     from (
       select tenant_id, profile_id, filename, thumb_filename, match_filename, blurred_filename from app.photos
       union all
       select tenant_id, profile_id, filename, thumb_filename, match_filename, blurred_filename from app.chat_photos) photos
     where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and not exists (
       select from app.photos others where others.tenant_id = photos.tenant_id and others.filename = photos.filename
         and others.profile_id <> photos.profile_id)
       and not exists (select from app.complaint_photos held
         where held.tenant_id = photos.tenant_id and held.filename = photos.filename)`,
    { profileId }
  )
  return rows.flatMap(({ files }) => files)
}
