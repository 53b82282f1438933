import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PhotoLicence } from './photo_licences.js'

export interface PhotoRight {
  /** Where the picture comes from. */
  source: string
  licence: PhotoLicence
}

/** Records what allows a photo to be shown, and who of staff confirmed it, once or anew. */
export async function recordPhotoRight(
  photoId: string,
  { source, licence }: PhotoRight,
  confirmedBy: string
): Promise<void> {
  await tenantRows(
    `insert into app.photo_rights (photo_id, source, licence, confirmed_by) values (:photoId, :source, :licence, :confirmedBy)
     on conflict (tenant_id, photo_id) do update
       set source = excluded.source, licence = excluded.licence, confirmed_by = excluded.confirmed_by, confirmed_at = now()`,
    { photoId, source, licence, confirmedBy }
  )
}
