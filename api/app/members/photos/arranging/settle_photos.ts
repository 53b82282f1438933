import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * Puts right what a profile says of its photos after they changed: how many others see, and which is the main one. A main photo
 * stays it while it is there; else the first that others see takes its place, or the first that waits.
 */
export function settlePhotos(profileId: string) {
  return tenantRows(
    `update app.profiles set
       photo_count = (select count(*) from app.photos
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and status = 'active'),
       main_photo_id = (select id from app.photos
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and status <> 'refused'
         order by id = profiles.main_photo_id desc nulls last, status = 'active' desc, position limit 1)
     where tenant_id = (select sec.tenant_id()) and id = :profileId`,
    { profileId }
  )
}
