import { NotFound } from '#app/http/http_errors'
import { enqueue } from '#app/jobs/enqueue'
import { filesToRemove, type PhotoFiles } from '#app/members/photos/storage/files_to_remove'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** Removes a photo that its owner decided not to send. @throws NotFound, also for one that was sent */
export async function dropPhoto(profileId: string, id: string): Promise<void> {
  const [dropped] = await tenantRows<PhotoFiles>(
    `delete from app.chat_photos
     where tenant_id = (select sec.tenant_id()) and id = :id and profile_id = :profileId and message_id is null
     returning filename, thumb_filename, match_filename, blurred_filename`,
    { id, profileId }
  )
  if (!dropped) throw new NotFound()
  await enqueue('remove_photos', filesToRemove(dropped))
}
