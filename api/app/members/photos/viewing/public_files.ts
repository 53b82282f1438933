import { LRUCache } from 'lru-cache'
import { tenantRows, asTenant, type Tenant } from '#app/tenancy/context/tenant_context'

const MOST = 50_000
/** Should a notification be lost, nobody stays public longer. */
const SECONDS = 60

/** Photos known to be everybody's, by the path of the whole picture; a path begins with its tenant. */
const known = new LRUCache<string, true>({ max: MOST, ttl: SECONDS * 1000 })
let changes = 0

/** Whether everybody may have the files of a photo (`isPublicPhoto`), named by the path of the whole picture. */
export async function isPublicFile(tenant: Tenant, filename: string): Promise<boolean> {
  if (known.has(filename)) return true
  const before = changes
  const rows = await asTenant(
    tenant,
    () =>
      tenantRows(
        `select from app.photos
         join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id
         where photos.tenant_id = (select sec.tenant_id()) and photos.filename = :filename
           and photos.status = 'active' and profiles.status = 'active'
           and (profiles.kind = 'fictional'
                or (profiles.visible_to_visitors and not profiles.photos_private and profiles.main_photo_id = photos.id))`,
        { filename }
      ),
    { readOnly: true }
  )
  // What changed while we asked may have made the answer wrong.
  if (rows.length > 0 && changes === before) known.set(filename, true)
  return rows.length > 0
}

/** Forgets what was everybody's, of a brand or of all: somebody is to be seen otherwise (migration 0017). */
export function forgetPublicFiles(tenantId?: string): void {
  changes++
  for (const filename of known.keys()) {
    if (!tenantId || filename.startsWith(`/photos/${tenantId}/`)) known.delete(filename)
  }
}
