import { tenantRows } from '#app/tenancy/context/tenant_context'

/** The demo brands' pictures show nobody: they were drawn for them (database/README.md). */
export async function recordDrawnPhotos(): Promise<void> {
  await tenantRows(
    `insert into app.photo_rights (photo_id, source, licence)
     select photos.id, 'Drawn for the demo brands (CC0)', 'own' from app.photos
     join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id and profiles.kind = 'fictional'
     where photos.tenant_id = (select sec.tenant_id())
     on conflict do nothing`
  )
}
