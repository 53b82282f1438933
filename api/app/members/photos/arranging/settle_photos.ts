import { tenantRows } from '#app/tenancy/context/tenant_context'

/**
 * Updates a profile's photo count and main photo: the current one if still there, else the first active, else the first pending one; never
 * one marked as explicit.
 */
export function settlePhotos(profileId: string) {
  return tenantRows(
    `update app.profiles set
       photo_count = (select count(*) from app.photos
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and status = 'active'),
       main_photo_id = (select id from app.photos
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and status <> 'refused' and not explicit
         order by id = profiles.main_photo_id desc nulls last, status = 'active' desc, position limit 1)
     where tenant_id = (select sec.tenant_id()) and id = :profileId`,
    { profileId }
  )
}
